import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {describe, expect, it, test} from '@jest/globals';
import {parse} from 'yaml';
import {findCounterpartRoute} from '../../src/config/counterparts';
import {latestVersion, versionById} from '../../src/config/versions';

const ROOT = join(import.meta.dirname, '../..');
const oldest = versionById('v1');
const V1 = join(ROOT, oldest.folder);
const MIN_WORDS = 150;

interface Page {
  readonly folder: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function readPage(path: string): Page {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  return {folder: relative(V1, dirname(path)), frontMatter: parse(yaml) as Record<string, unknown>, body};
}

/** Prose only: neither code blocks, imports nor comments count as words. */
function countWords(body: string): number {
  const prose = body
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/g, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'.%-]*/gu)?.length ?? 0;
}

function listSidebar(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    const {items: inner} = item as {items?: unknown[]};
    return inner ? listSidebar(inner) : [];
  });
}

const pages = readdirSync(V1, {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('index.mdx'))
  .map((path) => readPage(join(V1, path)));

describe.each(pages.map((page) => [`/v1/${page.folder}`, page] as const))('%s', (_, {folder, frontMatter, body}) => {
  it('leads to a v2 page on the same topic, if there is one', () => {
    const route = findCounterpartRoute(`${oldest.prefix}${folder ? `${folder}/` : ''}`, frontMatter);
    if (route !== null) expect(existsSync(join(ROOT, latestVersion.folder, route, 'index.mdx')) && route).toBe(route);
  });

  it('is finished', () => {
    expect(frontMatter.outline).toBeUndefined();
    expect(countWords(body)).toBeGreaterThanOrEqual(MIN_WORDS);
  });
});

test('the sidebar lists every page once', () => {
  const sidebar = JSON.parse(readFileSync(join(ROOT, 'versioned_sidebars/version-v1-sidebars.json'), 'utf8')) as {
    docs: unknown[];
  };
  expect(listSidebar(sidebar.docs).sort()).toEqual(pages.map(({folder}) => join(folder, 'index')).sort());
});
