import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {getFactText} from '../../../facts';
import {hosts} from '../../../facts/hosts';
import {readApiDocument, resolveApiText} from './readApiDocument';

describe('resolveApiText', () => {
  it('fills in hosts in strings and raw figures as numbers', () => {
    const text = resolveApiText(
      "# A note for editors.\nurl: '%hosts.api%/users'\nmaximum: '%limits.apiPageMax.raw%'\n",
    );
    expect(parse(text)).toEqual({
      url: `${hosts.api.text}/users`,
      maximum: Number(getFactText('limits.apiPageMax.raw')),
    });
    expect(text).not.toContain('editors');
  });

  it('rejects an unknown fact', () => {
    expect(() => resolveApiText("url: '%hosts.apy%'")).toThrow(/hosts\.apy/);
  });
});

describe('the document of the project', () => {
  it("names the file if it can't be read", () => {
    expect(() => readApiDocument('no-such-file.yaml')).toThrow(/no-such-file\.yaml cannot be read/);
  });
});
