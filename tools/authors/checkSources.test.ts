import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkSources, findDeadLinks} from './checkSources';

const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('findDeadLinks', () => {
  it('follows links from the folder of the page', () => {
    expect(
      findDeadLinks(parsePage('See [limits](../limits/index.mdx#memory).'), 'docs/pricing/index.mdx', isFile),
    ).toEqual([]);
  });

  it('finds what leads nowhere, and leaves code alone', () => {
    const source = 'Text\n\nSee [limits](../limit/index.mdx).\n\n```md\n[a](./none.mdx)\n```';
    expect(findDeadLinks(parsePage(source), 'docs/pricing/index.mdx', isFile)).toEqual([
      {line: 3, link: '../limit/index.mdx'},
    ]);
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
