import {describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkImports} from './checkImports';
import {checkIncoming, checkLinks} from './checkLinks';

const files: Readonly<Record<string, string>> = {
  'docs/limits/index.mdx': '## Memory {/* #memory */}',
  'docs/pricing/index.mdx': '## Plans',
  'docs/_shared/pause.mdx': 'Text',
  'src/screens/Run.tsx': '',
  'versioned_docs/version-v1/quickstart/index.mdx': '## Start',
};
const sources = {
  isFile: (path: string) => path in files,
  readTree: (path: string) => parsePage(files[path] ?? ''),
  listFiles: () => Object.keys(files),
};
const PAGE = 'docs/pricing/index.mdx';
const check = (source: string): string[] => checkLinks(parsePage(source), PAGE, sources);

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
    [PAGE, '../../versioned_docs/version-v1/quickstart/index.mdx#start', '/v1/quickstart/#start'],
    ['versioned_docs/version-v1/quickstart/index.mdx', '../../../docs/limits/index.mdx', '/limits/'],
    ['versioned_docs/version-v1/quickstart/index.mdx', '../../../docs/limit/index.mdx', 'did you mean "/limits/"?'],
    ['versioned_docs/version-v1/quickstart/index.mdx', '@site/docs/limits/index.mdx#memory', '/limits/#memory'],
  ])('tells the address, on %s, of the file %s of another version', (page, path, said) => {
    expect(checkLinks(parsePage(`[a](${path})`), page, sources)).toEqual([expect.stringContaining(said)]);
    expect(checkLinks(parsePage('[a](/v1/quickstart/#start) [b](/limits/#memory)'), page, sources)).toEqual([]);
  });

  it.each([
    ['a page in another folder', '[a](../help/limits/index.mdx)', 'did you mean "../limits/index.mdx"?'],
    ['nothing like a page', '[a](./no-such-page.mdx)', 'leads to no file (docs/pricing/no-such-page.mdx); allowed:'],
    ['no place of this page', '[a](#cost)', 'there is no #cost; allowed: the id of a heading'],
  ])('refuses a link to %s', (_, source, said) => {
    expect(check(source)).toEqual([expect.stringContaining(said)]);
  });
});

it('checkImports names the file that was meant', () => {
  const tree = parsePage("import Run from '@site/src/screens/Rnu';\n\nimport Pause from '../_shared/pause.mdx';");
  expect(checkImports(tree, PAGE, sources)).toEqual([
    expect.stringContaining(
      'pricing/index.mdx:1: the import "@site/src/screens/Rnu" leads to no file (src/screens/Rnu); did you mean "@site/src/screens/Run"?',
    ),
  ]);
});

describe('checkIncoming', () => {
  const checkFrom = (source: string) =>
    checkIncoming([PAGE], [{path: 'docs/a/index.mdx', source}], {...sources, readTree: () => parsePage(source)});

  it('finds links of other pages to a page that has moved, with the address that it redirects to', () => {
    expect(checkFrom('Text\n\n[a](../cron/index.mdx)')).toEqual([
      expect.stringMatching(/^docs\/a\/index\.mdx:3: the link "\.\.\/cron\/index\.mdx" leads to no file/),
    ]);
  });

  it('takes what is only shown as code', () => {
    expect(checkFrom('```md\n[a](../cron/index.mdx)\n```')).toEqual([]);
  });
});
