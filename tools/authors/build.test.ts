import {mkdirSync, mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {describeFailure, describeProgress, findFullDisk} from './build';

const STARTED = new Date('2026-01-05T12:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a file, some seconds after the build was started or before. */
function write(name: string, seconds: number): void {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), {recursive: true});
  writeFileSync(file, '');
  const at = new Date(STARTED.getTime() + seconds * 1000);
  utimesSync(file, at, at);
}

const describeNow = (name = ''): string => describeProgress(join(folder, name), STARTED.getTime());

describe('describeProgress', () => {
  it('counts what the build has written', () => {
    write('assets/js/main.1.js', 5);
    expect(describeNow()).toBe('scripts bundled: 1, pages come next');
    write('limits/index.html', 9);
    write('index.html', 9);
    expect(describeNow()).toBe('HTML files written: 2');
  });

  it('counts nothing of an earlier build, or of a folder that is gone', () => {
    write('assets/js/main.0.js', -60);
    write('index.html', -60);
    expect(describeNow()).toBe('bundling the application and all pages');
    expect(describeNow('gone')).toBe('bundling the application and all pages');
  });
});

describe('a disk without room', () => {
  it.each([
    ['room', {bavail: 1000, ffree: 5, files: 9}, undefined],
    ['room, and no count of files', {bavail: 1000, ffree: 0, files: 0}, undefined],
    ['hardly any room', {bavail: 3, ffree: 5, files: 9}, 'full'],
    ['room, and no more files', {bavail: 1000, ffree: 0, files: 9}, 'full'],
  ])('is found where there is %s', (_, left, expected) => {
    const read = (of: string) => ({
      ...statfsSync(folder),
      bsize: 4096,
      ...(of === folder ? left : {bavail: 1e6, files: 0}),
    });
    const found = findFullDisk([join(folder, 'gone'), tmpdir(), folder], read);
    expect(found).toBe(expected && folder);
  });

  it('is what a build has failed of, whatever the build says, and hides no mistake', () => {
    const said = 'docusaurus.config.ts:1: the build failed: .cache cannot be written: the disk is full; make room';
    expect(describeFailure('[ERROR] Error: Docusaurus Bug: server bundle export', '.cache')).toMatch(said);
    const bare = '[cause]: [Error: ENOSPC: no space left on device, write] {';
    expect(describeFailure(bare, '.cache').split('\n')).toEqual([expect.stringContaining(said)]);
    expect(describeFailure('[ERROR] Error: x', undefined)).not.toContain('disk');
  });
});
