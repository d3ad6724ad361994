import {describe, expect, it} from '@jest/globals';
import {readAlgoliaCredentials, readApiBaseUrl, readPort} from './environment';

const FULL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('readAlgoliaCredentials', () => {
  it('returns null if nothing is set', () => {
    expect(readAlgoliaCredentials({})).toBeNull();
  });

  it('returns all credentials', () => {
    expect(readAlgoliaCredentials(FULL)).toEqual({appId: 'APP', searchKey: 'key', index: 'docs'});
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'])("names %s if only that's missing", (name) => {
    expect(() => readAlgoliaCredentials({...FULL, [name]: ''})).toThrow(`${name} missing`);
  });
});

describe('readPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
    ['0', 0],
  ])('returns for %p: %p', (given, expected) => {
    expect(readPort(3000, {PORT: given})).toBe(expected);
  });

  it.each(['http', '70000', '-1', '80.5', '1e3', '0x50', ' '])("rejects %s and lists what's allowed", (given) => {
    expect(() => readPort(3000, {PORT: given})).toThrow(/0 to 65535/);
  });
});

describe('readApiBaseUrl', () => {
  const MOCK = 'http://localhost:4010/v1';

  it.each([
    [{NODE_ENV: 'production'}, null],
    [{NODE_ENV: 'development'}, MOCK],
    [{NODE_ENV: 'production', API_BASE_URL: 'https://api.staging.example/v1/'}, 'https://api.staging.example/v1'],
  ])('returns for %j: %p', (env, expected) => {
    expect(readApiBaseUrl(MOCK, env)).toBe(expected);
  });

  it.each(['api.staging.example', 'javascript:alert(1)'])("rejects %s and lists what's allowed", (given) => {
    expect(() => readApiBaseUrl(MOCK, {API_BASE_URL: given})).toThrow(/must be an address such as http:\/\/localhost/);
  });
});
