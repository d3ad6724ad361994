import {statfsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {formatBuildFailure, formatProgress, findFullDisk} from './build';

const folder = createTemporaryFolder('progress-');

it('formatProgress counts written files', () => {
  const describeAfter = (...names: readonly string[]): string => {
    for (const name of names) writeFileSync(join(folder, name), '');
    return formatProgress(folder);
  };
  expect(formatProgress(join(folder, 'gone'))).toBe('bundling the application and all pages');
  expect(describeAfter('main.1.js')).toBe('scripts bundled: 1, pages come next');
  expect(describeAfter('index.html', '404.html')).toBe('HTML files written: 2');
});

describe('a full disk', () => {
  it.each([
    ['room', {bavail: 1000, ffree: 5, files: 9}, undefined],
    ['room, and no count of files', {bavail: 1000, ffree: 0, files: 0}, undefined],
    ['hardly any room', {bavail: 3, ffree: 5, files: 9}, 'full'],
    ['room, and no more files', {bavail: 1000, ffree: 0, files: 9}, 'full'],
  ])('is detected with %s', (_, left, expected) => {
    const read = (of: string) => ({
      ...statfsSync(folder),
      bsize: 4096,
      ...(of === folder ? left : {bavail: 1e6, files: 0}),
    });
    const found = findFullDisk([join(folder, 'gone'), tmpdir(), folder], read);
    expect(found).toBe(expected && folder);
  });

  it('is reported as the reason, along with other mistakes', () => {
    const message = 'docusaurus.config.ts:1: the build failed: .cache cannot be written: the disk is full; make room';
    expect(formatBuildFailure('[ERROR] Error: Docusaurus Bug: server bundle export', '.cache')).toMatch(message);
    const bare = '[cause]: [Error: ENOSPC: no space left on device, write] {';
    expect(formatBuildFailure(bare, '.cache').split('\n')).toEqual([expect.stringContaining(message)]);
    expect(formatBuildFailure('[ERROR] Error: x', undefined)).not.toContain('disk');
  });
});
