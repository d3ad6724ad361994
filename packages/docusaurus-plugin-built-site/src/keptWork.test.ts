import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {openKeptWork} from './keptWork';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const makeOnce = (): jest.Mock<() => Buffer> => jest.fn(() => Buffer.from('made'));

it('makes a result once for the same inputs and the same version of the code', async () => {
  const make = makeOnce();
  const first = await openKeptWork(folder, '1');
  await first.get(['page', 'options'], make);
  const second = await openKeptWork(folder, '1');
  expect((await second.get(['page', 'options'], make)).toString()).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('trusts no result of other inputs or of other code', async () => {
  const make = makeOnce();
  const work = await openKeptWork(folder, '1');
  await work.get(['ab', 'c'], make);
  await work.get(['a', 'bc'], make);
  await (await openKeptWork(folder, '2')).get(['ab', 'c'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('removes what nobody asked for', async () => {
  const work = await openKeptWork(folder, '1');
  await work.get(['a'], makeOnce());
  const next = await openKeptWork(folder, '1');
  await next.get(['b'], makeOnce());
  await next.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
