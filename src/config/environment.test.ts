import {describe, expect, it} from '@jest/globals';
import {readAlgolia, readBuild, readFeedbackUrl, readPort} from './environment';

const FULL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};

describe('readAlgolia', () => {
  it('is null where nothing is set', () => {
    expect(readAlgolia({})).toBeNull();
  });

  it('reads the whole group', () => {
    expect(readAlgolia(FULL)).toEqual({appId: 'APP', searchKey: 'key', index: 'docs'});
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'])('names %s when only that is missing', (name) => {
    expect(() => readAlgolia({...FULL, [name]: ''})).toThrow(`${name} missing`);
  });
});

describe('readPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
    ['0', 0],
  ])('%p gives %p', (given, expected) => {
    expect(readPort(3000, {PORT: given})).toBe(expected);
  });

  it.each(['http', '70000', '-1', '80.5'])('refuses %s and says what is allowed', (given) => {
    expect(() => readPort(3000, {PORT: given})).toThrow(/0 to 65535/);
  });
});

describe('readFeedbackUrl', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['https://reports.example/new', 'https://reports.example/new'],
    ['http://localhost:4020/', 'http://localhost:4020/'],
  ])('%p gives %p', (given, expected) => {
    expect(readFeedbackUrl({FEEDBACK_URL: given})).toBe(expected);
  });

  it.each(['reports', 'http://reports.example/'])('refuses %s and says what is allowed', (given) => {
    expect(() => readFeedbackUrl({FEEDBACK_URL: given})).toThrow(`"${given}". It must be an address that starts with`);
  });
});

describe('readBuild', () => {
  it('is the start of the commit, or else the day', () => {
    expect(readBuild({BUILD_COMMIT: '0123456789abcdef'})).toBe('0123456');
    expect(readBuild({}, new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-23');
  });
});
