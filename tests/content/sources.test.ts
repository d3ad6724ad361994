import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {getFileVersion} from '../../src/config/versions';
import {getSidebarEntries} from '../../tools/authors/checks/siteReferences';
import {readSourcePages} from '../../tools/getPageFiles';

/** Finds code blocks in which a source responds before it emits. If it then throws, the event is lost. */
function findEarlyAnswers(source: string): string[] {
  return [...source.matchAll(/^ *```js(.*)\n([^]*?)^ *```$/gm)]
    .filter(([, , code = '']) => {
      const answer = code.lastIndexOf('.respond(');
      return answer >= 0 && code.indexOf('this.$emit(', answer) >= 0;
    })
    .map(([, meta = '']) => meta.trim());
}

describe('sources in samples', () => {
  it('respond after emitting, because emitting can throw (see /sources/http/#respond-last)', () => {
    const found = readSourcePages().flatMap(({path, source}) => findEarlyAnswers(source).map((meta) => [path, meta]));
    expect(found).toEqual([]);
  });

  it.each([
    ['this.http.respond({status: 200});\nthis.$emit(body);', ['run=source']],
    ['if (!body) return this.http.respond({status: 400});\nthis.$emit(body);\nthis.http.respond({status: 200});', []],
    ['this.$emit(body);', []],
  ])('findEarlyAnswers checks what follows the last response: %j', (code, found) => {
    expect(findEarlyAnswers(`Text\n\`\`\`js run=source\n${code}\n\`\`\`\n`)).toEqual(found);
  });
});

/** Returns the versions of each component that a tutorial publishes, by key, in the page's order. */
function getReleases(page: string): Record<string, number[]> {
  const text = readFileSync(join('docs/components/quickstart/nodejs', page, 'index.mdx'), 'utf8');
  const releases: Record<string, number[]> = {};
  for (const [, key = '', patch] of text.matchAll(/key: "([^"]+)",\s+version: "0\.0\.(\d+)"/g))
    releases[key] = [...(releases[key] ?? []), Number(patch)];
  return releases;
}

it.each(['actions', 'sources'])('components of a tutorial keep their keys and increase their versions: %s', (page) => {
  const releases = Object.entries(getReleases(page));
  expect(releases).not.toEqual([]);
  for (const [key, versions] of releases) expect([key, versions]).toEqual([key, versions.map((_, at) => at + 1)]);
});

const MIN_WORDS = 30;
/** Pages of v1 need more words, because they grew from outlines. */
const V1_MIN_WORDS = 150;

/** Counts the words of prose: no front matter, code blocks, imports or comments. */
function countWords(source: string): number {
  const prose = source.replace(/^---\n[^]*?\n---\n|^```[^]*?^```$|^import .*$|\{\/\*.*?\*\/\}/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'.%-]*/gu)?.length ?? 0;
}

describe('pages', () => {
  const pages = readSourcePages().filter(({path}) => path.endsWith('index.mdx'));
  const isOlder = (path: string): boolean => getFileVersion(path)?.status === 'older';

  it.each(pages)('have text: $path', ({source}) => {
    expect(countWords(source)).toBeGreaterThanOrEqual(MIN_WORDS);
  });

  it('of v1 have more text', () => {
    const short = pages.filter(
      ({path, source}) => getFileVersion(path)?.id === 'v1' && countWords(source) < V1_MIN_WORDS,
    );
    expect(short.map(({path}) => path)).toEqual([]);
  });

  it("of older versions aren't outlines", () => {
    const outlines = pages.filter(({path, source}) => isOlder(path) && /^outline:/m.test(source));
    expect(outlines.map(({path}) => path)).toEqual([]);
  });

  it('of older versions are in their sidebar once', () => {
    // A front page doesn't need an entry, because the logo links to it.
    const isExpected = (path: string): boolean => {
      const version = getFileVersion(path);
      return version?.status === 'older' && path !== `${version.folder}/index.mdx`;
    };
    const listed = getSidebarEntries().map(({page}) => page);
    expect(listed.filter(isExpected).sort()).toEqual(pages.map(({path}) => path).filter(isExpected));
  });
});
