import {expect, it} from '@jest/globals';
import {resolveBrokenLink} from '.';

const TRANSLATED = 'i18n/fr/docusaurus-plugin-content-docs/current/status/index.mdx';
const link = (sourceFilePath: string, url: string): string =>
  resolveBrokenLink({sourceFilePath, url, node: {type: 'link', url, children: []}});

it.each([
  [TRANSLATED, '../limits/index.mdx#memory', '/limits/#memory'],
  ['docs/limits/index.mdx', '../status/index.mdx', '/status/'],
])('resolves a link from %s to %s, also between languages', (source, url, route) =>
  expect(link(source, url)).toBe(route),
);

it('throws for a link without a page', () => {
  expect(() => link(TRANSLATED, '../none/index.mdx')).toThrow(
    /`\.\.\/none\/index\.mdx` in source file "i18n\/fr.*couldn't be resolved: there is no such file/,
  );
});
