import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {formatFiles, planVersion} from './newVersion';

const data = {current: 'v2', latest: 'v2', about: {}};
const taken = ['v2', 'v1'];

describe('planVersion', () => {
  it('cuts the pages in docs and makes the new version the latest', () => {
    expect(planVersion('v3', false, data, taken)).toEqual({
      cut: 'v2',
      data: {current: 'v3', latest: 'v3', about: {}},
    });
  });

  it('keeps the latest version where the new one is the next', () => {
    expect(planVersion('v3', true, data, taken)).toMatchObject({cut: 'v2', data: {current: 'v3', latest: 'v2'}});
  });

  it('releases the next version without cutting anything', () => {
    expect(planVersion('v3', false, {...data, current: 'v3'}, ['v2', 'v3', 'v1'])).toEqual({
      cut: null,
      data: {current: 'v3', latest: 'v3', about: {}},
    });
  });

  it.each([
    ['V 3', data, 'lower-case letters'],
    ['', data, 'npm run new -- version v3'],
    ['v1', data, 'a name that no version has (v2, v1)'],
    ['v2', data, 'a name that no version has'],
    ['v4', {...data, current: 'v3'}, "v3 isn't released yet"],
  ])('rejects %j', (id, given, message) => {
    expect(() => planVersion(id, false, given, [...new Set([...taken, given.current])])).toThrow(message);
  });
});

it('formats the list of versions that Docusaurus writes on several lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-versions-'));
  const file = join(folder, 'versions.json');
  writeFileSync(file, JSON.stringify(['v2', 'v1'], null, 2));
  formatFiles([file]);
  expect(readFileSync(file, 'utf8')).toBe('["v2", "v1"]\n');
  rmSync(folder, {recursive: true});
});
