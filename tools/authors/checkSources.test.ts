import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkImports} from './checkImports';
import {checkIncoming, checkLinks} from './checkLinks';
import {checkSources} from './checkSources';

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
    [
      'no file',
      'Text\n\n[a](../limit/index.mdx)',
      'docs/pricing/index.mdx:3: the link "../limit/index.mdx" leads to no file (docs/limit/index.mdx); did you mean "../limits/index.mdx"?',
    ],
    [
      'no address',
      '[a](/limit/)',
      '"/limit/" leads to no file (docs/limit/index.mdx); did you mean "/limits/"? allowed:',
    ],
    ['a page in another folder', '[a](../help/limits/index.mdx)', 'did you mean "../limits/index.mdx"?'],
    ['nothing like a page', '[a](./no-such-page.mdx)', 'leads to no file (docs/pricing/no-such-page.mdx); allowed:'],
    ['no place of another page', '[a](../limits/index.mdx#memry)', 'there is no #memry; did you mean #memory?'],
    ['no place of this page', '[a](#cost)', 'there is no #cost; allowed: the id of a heading'],
    ['no picture', '![a](./a.png)', 'the picture "./a.png" is no file'],
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

describe('a page that is not MDX', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each([
    ['an element that is not closed', 'Text\n\n<details>\ntext\n', /index\.mdx:\d+:\d+: MDX: Expected a closing tag/],
    [
      'braces that are no expression',
      'Text\n\nSend {a b}.\n',
      /index\.mdx:3:\d+: MDX: Could not parse expression with acorn; braces .*write \\\{ for/,
    ],
    ['a brace that is not closed', 'Text\n\nSend {a.\n', /index\.mdx:\d+:\d+: MDX: Unexpected end of file/],
    ['an HTML comment', 'Text\n\n<!-- note -->\n', /index\.mdx:3:\d+: MDX: Unexpected character `!`/],
  ])('is named with its line: %s', async (_, source, said) => {
    const page = join(folder, 'index.mdx');
    writeFileSync(page, source);
    // Links and questions of other places are not looked up in a page that cannot be read.
    expect(await checkSources([page])).toEqual([expect.stringMatching(said)]);
  });
});
