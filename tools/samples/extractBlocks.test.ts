import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {latestVersion} from '../../src/config/versions';
import {getFactText} from '../../src/facts';
import {extractBlocks, getBlockVersion, parseMeta} from './extractBlocks';

const page = readFileSync(join(import.meta.dirname, 'fixtures/pages/fences.mdx'), 'utf8');

describe('extractBlocks', () => {
  const {blocks, problems} = extractBlocks('docs/page/index.mdx', page);

  it('finds code blocks in tabs, lists and admonitions with their lines', () => {
    expect(blocks.map(({lang, line}) => [lang, line])).toEqual([
      ['js', 12],
      ['python', 21],
      ['text', 27],
    ]);
    expect(problems).toEqual([]);
  });

  it('parses the meta string and version, and fills in figures', () => {
    expect(blocks[0]).toMatchObject({
      version: latestVersion.id,
      meta: {title: 'a b.mjs', run: '', fixture: 'x'},
      code: `let size = '${getFactText('limits.payloadSize')}';`,
    });
    expect(blocks[1]?.code).toBe('print(1)');
  });

  it.each([
    ['the version of a profile', 'older', ['newer', 'older'], 'older'],
    ['the version of the page if the one of the profile was removed', 'older', ['newer'], latestVersion.id],
    ['the version of the page without a profile', undefined, ['newer', 'older'], latestVersion.id],
  ])('uses %s', (_, profile, ids, version) => {
    expect(getBlockVersion('docs/page/index.mdx', profile, ids)).toBe(version);
  });

  it('reads a block with a profile of a removed version', () => {
    const {blocks: read} = extractBlocks('docs/page/index.mdx', '```js profile=v1\nawait go();\n```');
    expect(read).toMatchObject([{version: getBlockVersion('docs/page/index.mdx', 'v1'), meta: {profile: 'v1'}}]);
  });

  it("reports a page that can't be parsed with its line", () => {
    const broken = extractBlocks('docs/page/index.mdx', '# A\n\n<Tabs>\n\nno end\n');
    expect(broken.problems[0]).toMatchObject({page: 'docs/page/index.mdx'});
    expect(broken.problems[0]?.message).toContain('does not parse');
  });
});

it("parseMeta parses quoted values and ignores the site's words", () => {
  expect(parseMeta('norun="needs a \\"key\\"" {1,3-5} showLineNumbers')).toEqual({
    meta: {norun: 'needs a "key"'},
    problems: [],
  });
});
