import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {describeProgress} from './build';

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
