import {expect, it} from '@jest/globals';
import {getRoute} from '../../src/config/getRoute';
import {versions} from '../../src/config/versions';
import {formatChangedPages} from './changedPages';

const older = versions.filter(({status}) => status === 'older');
/** Route of `docs`, which has a prefix if its version isn't released. */
const docs = getRoute('docs/index.mdx');
const isFile = (path: string): boolean => path !== 'docs/old/index.mdx';

it('links changed pages to their preview and names removed ones', () => {
  const pages = older.map(({folder}) => `${folder}/limits/index.mdx`);
  const files = ['docs/limits/index.mdx', 'docs/old/index.mdx', ...pages, 'a.ts'];
  expect(formatChangedPages(files, isFile, 'https://preview.example')).toBe(
    [
      '| Page | Source |',
      '| --- | --- |',
      `| [${docs}limits/](https://preview.example/docs${docs}limits/) | \`docs/limits/index.mdx\` |`,
      `| \`${docs}old/\` | moved or removed |`,
      ...older.map(
        ({folder, prefix}) =>
          `| [${prefix}limits/](https://preview.example/docs${prefix}limits/) | \`${folder}/limits/index.mdx\` |`,
      ),
      '',
    ].join('\n'),
  );
});

it("lists pages without links if there's no preview", () => {
  expect(formatChangedPages(['docs/limits/index.mdx'], isFile, null)).toContain(`| \`${docs}limits/\` | \`docs/limits`);
});

it('handles no changed pages', () => {
  expect(formatChangedPages(['a.ts', 'b.ts'], isFile, null)).toBe('This changes no page.\n');
});
