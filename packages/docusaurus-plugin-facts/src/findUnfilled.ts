import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import type {Facts} from './createFacts';
import {locateOffset} from './substitute';

/** What the pages of a build are looked up in. */
type Site = {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly plugins: readonly Pick<LoadedPlugin, 'name' | 'options' | 'content'>[];
};

/** A page as the plugins of Docusaurus list it. */
type Source = {readonly file: string; readonly plugin: string; readonly permalink: string};

type Listed = {readonly permalink?: unknown; readonly source?: unknown};

/** Every object in the content of a plugin that has an address and a source: docs, posts and pages. */
function listSources(value: unknown, plugin: string, siteDir: string): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  const {permalink, source} = value as Listed;
  if (typeof permalink === 'string' && typeof source === 'string')
    return [{permalink, plugin, file: resolve(siteDir, source.replace('@site/', ''))}];
  return Object.values(value).flatMap((child) => listSources(child, plugin, siteDir));
}

const bare = (path: string): string => decodeURI(path).replace(/(?:\/index)?(?:\.html)?\/?$/, '');

/** Where a text is in a file, as `docs/limits.md:12`. */
function locate(file: string, text: string): string | null {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const offset = source.indexOf(text);
  if (offset < 0) return null;
  return `${relative(process.cwd(), file)}:${locateOffset(source, offset).line}`;
}

const CONFIGURATION = /^(?!package-lock).*\.(?:[cm]?[jt]sx?|ya?ml|json)$/;
const GENERATED = new Set(['node_modules', 'build', '.docusaurus', '.git']);

/** Files of the site that no Markdown plugin sees: sidebars, categories, authors, components. */
async function listOtherFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : listOtherFiles(path);
      return CONFIGURATION.test(entry.name) ? [path] : [];
    }),
  );
  return files.flat();
}

const MAX_PLACES = 3;

/**
 * Names of facts that readers would see as they are written, each with its page and its place: in an instance of the docs
 * plugin without `remarkFacts`, in a sidebar, a category or a component.
 */
export async function findUnfilled({siteDir, outDir, baseUrl, plugins}: Site, facts: Facts): Promise<string[]> {
  const sources = plugins.flatMap(({name, content, options}) =>
    listSources(content, `${name}, ${String(options.path ?? options.id)}`, siteDir),
  );
  const texts = sources.map(({file}) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const escaped = new Set(texts.flatMap((text) => facts.resolve(text).escaped));
  const ofPage = new Map(sources.map((source) => [bare(source.permalink.slice(baseUrl.length)), source]));
  // At once, because other plugins move files of the build as soon as this one waits.
  const pages = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => relative(outDir, join(parentPath, name)))
    .sort()
    .map((page) => [page, readFileSync(join(outDir, page), 'utf8')] as const);
  const problems = new Map<string, string>();
  let others: readonly string[] | undefined;
  for (const [page, html] of pages) {
    const {used} = facts.resolve(html);
    for (const token of new Set(used.map((name) => `%${name}%`))) {
      if (escaped.has(token)) continue;
      const source = ofPage.get(bare(page));
      const own = source && locate(source.file, token);
      others ??= await listOtherFiles(siteDir);
      const places = own ? [own] : others.flatMap((file) => locate(file, token) ?? []).slice(0, MAX_PLACES);
      const fix = own
        ? `add [remarkFacts, {facts}] to "beforeDefaultRemarkPlugins" of ${source.plugin}`
        : `no plugin fills it there; write facts.text('${token.slice(1, -1)}') in code, or the value`;
      const where = places.length > 0 ? `written in ${places.join(', ')}; ` : '';
      const key = own ?? token;
      if (!problems.has(key)) problems.set(key, `${join('build', page)} prints ${token}, ${where}${fix}`);
    }
  }
  return [...problems.values()];
}
