import {describe, expect, it} from '@jest/globals';
import {formatUnlocatedFailure, formatFailures} from './formatFailures';

const FILES: Readonly<Record<string, string>> = {
  'docs/limits/index.mdx': '---\ntitle: Limits\n---\n\nSee [a](#none) and {name}.\n',
  'src/config/redirects.ts': "[\n  {from: '/cron', to: '/steps/'},\n];\n",
};
const files = {
  read: (file: string): string => FILES[file] ?? '',
  find: (text: string): string | undefined => (text === "'@site/src/none'" ? 'docs/limits/index.mdx' : undefined),
};
const root = process.cwd();

// tests/build/stops.test.ts contains more kinds of failures.
describe('formatFailures', () => {
  it.each([
    [
      'MDX that cannot be read',
      `╰─▶ × Error: MDX compilation failed for file "${root}/docs/limits/index.mdx"\n  │ Cause: Expected a closing tag for \`<details>\` (8:1-8:10)\n  │ Details:\n`,
      'docs/limits/index.mdx:8:1: MDX: Expected a closing tag for `<details>` (8:1-8:10)',
    ],
    [
      'a broken anchor',
      '  - Broken anchor on source page path = /docs/limits/:\n     -> linking to #none (resolved as: /docs/limits/#none)\n',
      'docs/limits/index.mdx:5: the link "#none" leads to no such place',
    ],
    [
      'a page that fails while it is printed',
      `Error: Can't render static file for pathname "/docs/limits/"\n  [cause]: ReferenceError: name is not defined`,
      'docs/limits/index.mdx:5: the page cannot be printed: ReferenceError: name is not defined',
    ],
    [
      'code that cannot be read',
      `├─▶   ×   x Expected '</', got '<eof>'\n  │     │    ,-[${root}/src/features/limits/Limit.tsx:3:1]`,
      "src/features/limits/Limit.tsx:3:1: Expected '</', got '<eof>'",
    ],
    [
      'an import of no file',
      "× Cannot find module '@site/src/none' for matched aliased key '@site'",
      'docs/limits/index.mdx:1: the import "@site/src/none" leads to no file',
    ],
    [
      'a redirect',
      'src/config/redirects.ts: /cron: the target /steps/ is not a page',
      'src/config/redirects.ts:2: /cron: the target /steps/ is not a page',
    ],
  ])('finds %s', (_, printed, failure) => {
    expect(formatFailures(printed, files)).toContainEqual(expect.stringContaining(failure));
  });

  it("doesn't repeat a failure of a page whose cause is known", () => {
    const printed =
      'MDX compilation failed for file "docs/limits/index.mdx"\nCause: Many:\ndocs/limits/index.mdx:5: one\n';
    expect(formatFailures(printed, files)).toEqual(['docs/limits/index.mdx:5: one']);
  });

  it('ignores warnings and successful builds', () => {
    expect(formatFailures('[SUCCESS] Generated static files\ndocs/a/index.mdx:1:2 warning "a": b\n', files)).toEqual(
      [],
    );
  });
});

it('formatUnlocatedFailure locates a failure without a file in the configuration', () => {
  expect(formatUnlocatedFailure('[ERROR] Error: Unable to build\n  [cause]: TypeError: x is no function\n')).toBe(
    'docusaurus.config.ts:1: the build failed: TypeError: x is no function',
  );
});

it.each([
  ["[cause]: [Error: EACCES: permission denied, open '/a b/x.json'] {", '/a b/x.json cannot be written: this user may'],
  [
    `Error: Can't render static file for pathname "/docs/limits/"\n  [cause]: [Error: ENOSPC: no space left on device, write] {`,
    'A file cannot be written: the disk is full; make room',
  ],
])('reports a write error once, without naming a page', (printed, failure) => {
  expect(formatFailures(printed)).toEqual([
    expect.stringContaining(`docusaurus.config.ts:1: the build failed: ${failure}`),
  ]);
});
