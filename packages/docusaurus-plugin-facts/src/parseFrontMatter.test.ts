import {expect, it} from '@jest/globals';
import {createParseFrontMatter} from './parseFrontMatter';
import {remarkFacts} from './remarkFacts';
import {facts} from '../tests/facts';

const parse = createParseFrontMatter({
  facts,
  versionOf: (file) => (file.includes('/version-old/') ? 'old' : 'new'),
});

function run(filePath: string, fileContent: string, frontMatter: Record<string, unknown>, content = 'body') {
  const defaultParseFrontMatter = async () => ({frontMatter, content});
  return parse({filePath, fileContent, defaultParseFrontMatter});
}

it.each([undefined, {}, {facts: 'facts.ts'}])('rejects %j', (options) => {
  expect(() => createParseFrontMatter(options as never)).toThrow(
    /createParseFrontMatter: "facts" is .*; write createParseFrontMatter\(\{facts\}\) with what createFacts/,
  );
  expect(() => remarkFacts(options as never)).toThrow(
    /remarkFacts: "facts" is .*; write \[remarkFacts, \{facts\}\] with what createFacts/,
  );
});

it('replaces facts in strings and lists', async () => {
  const date = new Date(0);
  const source = {
    title: 'Holds to %limits.hold%',
    keywords: ['%limits.tow%'],
    sidebar_position: 3,
    date,
  };
  const {frontMatter, content} = await run('docs/a/index.mdx', '---\n---\nbody', source);
  expect(content).toBe('body');
  expect(frontMatter).toEqual({
    title: 'Holds to 512KB',
    keywords: ['30 seconds'],
    sidebar_position: 3,
    date,
  });
});

it('replaces facts in the title and description from the content', async () => {
  const body = '# Up to `%limits.hold%`\n\nAt most %limits.hold%, and %%limits.hold% as it is.\n\n%limits.tow%';
  expect((await run('docs/a.md', '', {}, body)).frontMatter).toEqual({
    title: 'Up to 512KB',
    description: 'At most 512KB, and %limits.hold% as it is.',
  });
  expect((await run('docs/a.md', '', {title: 'A', description: 'B'}, body)).frontMatter).toEqual({
    title: 'A',
    description: 'B',
  });
  expect((await run('docs/a.md', '', {}, '# A\n\nText.\n\n%limits.tow%')).frontMatter).toEqual({});
});

it.each(['docs/_hold.mdx', 'docs/_shared/hold.mdx', '../docs/_shared/hold.md', 'blog/__tests__/a.md'])(
  "doesn't add front matter to the partial %s",
  async (path) => {
    expect((await run(path, '', {}, '# Up to %limits.hold%')).frontMatter).toEqual({});
  },
);

it("uses the values of the page's version", async () => {
  const path = 'versioned_docs/version-old/a/index.mdx';
  const {frontMatter} = await run(path, '', {title: '%limits.hold%'});
  expect(frontMatter).toEqual({title: '64KB'});
});

it('names file, line and column of an unknown token', async () => {
  const content = '---\ntitle: A\ndescription: Up to %limits.towe%.\n---\n%limits.ignored%';
  await expect(run('docs/a/index.mdx', content, {})).rejects.toThrow(
    /docs\/a\/index\.mdx:3:20 wrong token %limits\.towe%.*Nearest: %limits\.tow%/,
  );
});
