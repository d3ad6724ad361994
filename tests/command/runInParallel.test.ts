import {describe, expect, it} from '@jest/globals';
import {findNext, runInParallel} from './runInParallel';
import type {Step} from './step';

const step = (name: string, cores: 1 | 2 = 1, ...after: readonly string[]): Step => ({
  name,
  command: name,
  args: [],
  seconds: 1,
  cores,
  after,
});

describe('findNext', () => {
  it('starts a second step where there is a core for it', () => {
    expect(findNext([step('b')], [step('a')])?.name).toBe('b');
  });

  it('lets a small step pass one that needs both cores', () => {
    expect(findNext([step('large', 2), step('small')], [step('a')])?.name).toBe('small');
  });

  it('starts nothing where all cores are busy', () => {
    expect(findNext([step('c')], [step('a'), step('b')])).toBeUndefined();
    expect(findNext([step('c')], [step('large', 2)])).toBeUndefined();
  });

  it('holds a step back until those it comes after have ended', () => {
    expect(findNext([step('links', 1, 'build')], [step('build')])).toBeUndefined();
    expect(findNext([step('links', 1, 'build'), step('build')], [])?.name).toBe('build');
    expect(findNext([step('links', 1, 'build')], [])?.name).toBe('links');
  });
});

describe('runInParallel', () => {
  it('runs every step once, the build before what reads it', async () => {
    const ran: string[] = [];
    const steps = [step('links', 1, 'build'), step('types'), step('build', 2), step('unit', 2)];
    await runInParallel(steps, async ({name}) => void ran.push(name));
    expect([...ran].sort()).toEqual(['build', 'links', 'types', 'unit']);
    expect(ran.indexOf('build')).toBeLessThan(ran.indexOf('links'));
  });

  it('passes the error of a step on', async () => {
    await expect(runInParallel([step('a')], () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  });
});
