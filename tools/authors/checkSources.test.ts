import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkLinks} from './checkLinks';
import {checkSources} from './checkSources';

const files: Readonly<Record<string, string>> = {
  'docs/limits/index.mdx': '## Memory {/* #memory */}',
  'docs/pricing/index.mdx': '## Plans',
};
const sources = {
  isFile: (path: string) => path in files,
  readTree: (path: string) => parsePage(files[path] ?? ''),
};
const check = (source: string): string[] => checkLinks(parsePage(source), 'docs/pricing/index.mdx', sources);

describe('checkLinks', () => {
  it.each([
    ['a file and a place in it', '[limits](../limits/index.mdx#memory)'],
    ['an address', '[limits](/limits/#memory)'],
    ['another host', '[plans](%hosts.app%/plans) and [b](https://example.com/#a)'],
    ['what is code', '```md\n[a](./none.mdx)\n```'],
  ])('takes a link to %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    [
      'no file',
      'Text\n\n[a](../limit/index.mdx)',
      'docs/pricing/index.mdx:3: the link "../limit/index.mdx" leads to no file',
    ],
    ['no address', '[a](/limit/)', 'docs/pricing/index.mdx:1: the link "/limit/" leads to no file'],
    ['no place of another page', '[a](../limits/index.mdx#memry)', 'there is no #memry; did you mean #memory?'],
    ['no place of this page', '[a](#cost)', 'there is no #cost; allowed: the id of a heading'],
    ['no picture', '![a](./a.png)', 'the link "./a.png" leads to no file'],
  ])('refuses a link to %s', (_, source, said) => {
    expect(check(source)).toEqual([expect.stringContaining(said)]);
  });
});

describe('a page that is not MDX', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each([
    ['an element that is not closed', 'Text\n\n<details>\ntext\n', /index\.mdx:\d+:\d+: MDX: Expected a closing tag/],
    ['braces that are no expression', 'Text\n\nSend {a b}.\n', /index\.mdx:3:\d+: MDX: Could not parse expression/],
    ['a brace that is not closed', 'Text\n\nSend {a.\n', /index\.mdx:\d+:\d+: MDX: Unexpected end of file/],
    ['an HTML comment', 'Text\n\n<!-- note -->\n', /index\.mdx:3:\d+: MDX: Unexpected character `!`/],
  ])('is named with its line: %s', async (_, source, said) => {
    const page = join(folder, 'index.mdx');
    writeFileSync(page, source);
    expect(await checkSources([page])).toEqual([expect.stringMatching(said)]);
  });
});
