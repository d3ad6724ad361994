import {cpSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {testSamples} from './testSamples';

const ROOT = join(import.meta.dirname, '..', '..');
/** A page with invalid blocks, each below a quote with the expected messages. */
const PAGE = join(import.meta.dirname, 'fixtures/pages/runs.mdx');
const lines = readFileSync(PAGE, 'utf8').split('\n');

const root = createTemporaryFolder('samples-site-');
cpSync(PAGE, join(root, 'docs/wrong/index.mdx'));
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

const test = (onlyCheck: boolean) =>
  testSamples({root, fixtures: join(root, 'fixtures'), targets: ['docs/wrong'], onlyCheck});

it('reports each invalid sample at its line', async () => {
  const {blocks, problems} = await test(false);
  const expected = blocks.flatMap(({line}) => {
    const [, at, message] = /^> (\d+) (.*)/.exec(lines[line - 3] ?? '') ?? [];
    return message === undefined ? [] : [{line: line + Number(at), message: expect.stringContaining(message)}];
  });
  const found = problems.map(({line, message}) => ({line, message}));
  // If a block fails in an unexpected way, the next message explains how.
  expect(found.slice(0, expected.length)).toEqual(expected);
  expect(found.slice(expected.length)).toEqual([
    {line: expect.any(Number), message: expect.stringContaining('missing is not defined')},
  ]);
}, 240_000);

it('can only check the syntax', async () => {
  expect(await test(true)).toMatchObject({ran: [], problems: [], wrong: []});
});
