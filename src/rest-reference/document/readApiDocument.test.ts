import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {limits} from '../../facts/limits';
import {hosts} from '../../facts/hosts';
import {readApiDocument, resolveApiText} from './readApiDocument';

describe('resolveApiText', () => {
  it('puts hosts into strings and raw figures in as numbers', () => {
    const text = resolveApiText(
      "# A note for editors.\nurl: '%hosts.api%/users'\nmaximum: '%limits.apiPageMax.raw%'\n",
    );
    expect(parse(text)).toEqual({url: `${hosts.api.text}/users`, maximum: limits.apiPageMax.value});
    expect(text).not.toContain('editors');
  });

  it('refuses a name that is no fact', () => {
    expect(() => resolveApiText("url: '%hosts.apy%'")).toThrow(/hosts\.apy/);
  });
});

describe('the document of the project', () => {
  const {text, document} = readApiDocument('src/facts/openapi.yaml');

  it('holds no token once it is read', () => {
    expect(text).not.toMatch(/%(?:hosts|limits|billing|runtimes)\./);
    expect(document.servers?.[0]?.url).toBe(hosts.api.text);
  });

  it('says which file cannot be read', () => {
    expect(() => readApiDocument('no-such-file.yaml')).toThrow(/no-such-file\.yaml cannot be read/);
  });
});
