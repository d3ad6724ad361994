import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {getFactText} from '../../../facts';
import {hosts} from '../../../facts/hosts';
import {readApiDocument, resolveApiText} from './readApiDocument';

describe('resolveApiText', () => {
  it('puts hosts into strings and raw figures in as numbers', () => {
    const text = resolveApiText(
      "# A note for editors.\nurl: '%hosts.api%/users'\nmaximum: '%limits.apiPageMax.raw%'\n",
    );
    expect(parse(text)).toEqual({
      url: `${hosts.api.text}/users`,
      maximum: Number(getFactText('limits.apiPageMax.raw')),
    });
    expect(text).not.toContain('editors');
  });

  it("refuses a name that isn't a fact", () => {
    expect(() => resolveApiText("url: '%hosts.apy%'")).toThrow(/hosts\.apy/);
  });
});

describe('the document of the project', () => {
  it('says which file cannot be read', () => {
    expect(() => readApiDocument('no-such-file.yaml')).toThrow(/no-such-file\.yaml cannot be read/);
  });
});
