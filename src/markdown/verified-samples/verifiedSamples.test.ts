import {describe, expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {decorateSamples, getPageRuns, hashSample, type SampleResults, createVerifiedSamplesPlugin} from '.';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {VFile} from 'vfile';
import {facts} from '../../facts';

const CODE = 'console.log(1);';
const results: SampleResults = {
  [hashSample('js', CODE)]: {page: 'docs/a.mdx', tool: 'Node.js 20.19.0', date: '2026-11-20'},
};

function createPage(value: string, meta: string): Root {
  return {type: 'root', children: [{type: 'code', lang: 'js', meta, value}]};
}

function readMark(tree: Root): string {
  const read = (node: {value?: string; children?: unknown[]}): string =>
    node.value ?? (node.children ?? []).map((child) => read(child as {value?: string})).join('');
  return tree.children
    .slice(1)
    .map((node) => read(node as {value?: string}))
    .join('');
}

describe('decorateSamples', () => {
  it('shows below a block when and using which tool it ran', () => {
    const tree = createPage(CODE, 'title="code" run');
    decorateSamples(tree, results, 'v2');
    expect(readMark(tree)).toBe('Ran on 20 November 2026 with Node.js 20.19.0, checked against Node.js 18.16');
    expect(JSON.stringify(tree)).toContain('"dateTime","value":"2026-11-20"');
  });

  it.each([
    ['has changed since', `${CODE}\nconsole.log(2);`, 'run'],
    ['does not ask to be run', CODE, 'norun="needs an account"'],
  ])('shows nothing below a block that %s', (_, code, meta) => {
    const tree = createPage(code, meta);
    decorateSamples(tree, results, 'v2');
    expect(tree.children).toHaveLength(1);
  });
});

it.each([
  ['title="a b" run=action fixture=code-x {1,3}', 'title="a b" {1,3}'],
  ['title="A daily run at noon" run', 'title="A daily run at noon"'],
  ['norun="needs a {cloud} account"', ''],
  ['title="rerun" fails="not defined" run', 'title="rerun"'],
  ['expect=return showLineNumbers', 'showLineNumbers title="Return value"'],
  ['expect=logs', 'title="Logs"'],
  ['expect=return title="steps.code"', 'title="steps.code"'],
  ['expect=something', ''],
])("the fence %s keeps the site's words and gets a title for output", (meta, rest) => {
  const tree = createPage(CODE, meta);
  decorateSamples(tree, {}, 'v2');
  expect(tree.children[0]).toMatchObject({meta: rest});
});

const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'results.json');

function write(date: string): void {
  const result = {page: 'docs/a.mdx', tool: 'Node.js 20.19.0', date};
  writeFileSync(file, JSON.stringify({[hashSample('js', CODE)]: result}));
}

describe('createVerifiedSamplesPlugin', () => {
  it('passes results outside of its options, and invalidates the cache when they change', () => {
    write('2026-11-20');
    const [, before] = createVerifiedSamplesPlugin(file);
    write('2026-11-21');
    const [, after] = createVerifiedSamplesPlugin(file);
    expect(JSON.stringify(before)).not.toContain('Node.js');
    expect(after.digest).not.toBe(before.digest);
  });

  it.each([
    ['marks a block with its result', file, 2],
    ['adds no badge without a file', 'tests/no-such-results.json', 1],
  ])('%s', (_, results, blocks) => {
    write('2026-11-20');
    const [plugin, options] = createVerifiedSamplesPlugin(results);
    const tree = createPage(CODE, 'run');
    plugin(options)(tree, new VFile({path: 'docs/a.mdx'}));
    expect(tree.children).toHaveLength(blocks);
  });
});

describe('getPageRuns', () => {
  const result = (lang: string, code: string, tool: string, date: string): SampleResults => ({
    [hashSample(lang, code)]: {page: 'docs/a/index.mdx', tool, date},
  });

  const results: SampleResults = {
    ...result('js', 'log(1);', 'Node.js 20.20', '2026-11-20'),
    ...result(
      'bash',
      `if true; then\n  echo "${facts.resolve('%limits.payloadSize%').text}"\nfi`,
      'Bash 5.2 and curl 7.88',
      '2026-11-23',
    ),
  };

  const JS = '```js title="code.mjs" run\nlog(1);\n```\n';
  const BASH = '  ```bash run=script\n  if true; then\n    echo "%limits.payloadSize%"\n  fi\n  ```\n';

  it('returns the oldest run and each tool once', () => {
    expect(getPageRuns(`${JS}\n<Tabs>\n${BASH}</Tabs>\n\n${JS}`, results, 'v2')).toEqual({
      date: '2026-11-20',
      tools: 'Bash 5.2, Node.js 20.20, curl 7.88',
    });
  });

  it.each([
    ['code that has changed since', JS.replace('1', '2')],
    ['a block that does not ask to be run', JS.replace(' run', ' norun="why"')],
    ['a page without samples', 'Text.'],
  ])('returns null for %s', (_, source) => expect(getPageRuns(source, results, 'v2')).toBeNull());
});
