import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import {unescape} from 'node:querystring';
import type {LoadedPlugin} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
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

const bare = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Where a text is in a file, as `docs/limits.md:12`. */
function locate([file, source]: readonly [string, string], text: string): string[] {
  const offset = source.indexOf(text);
  return offset < 0 ? [] : [`${relative(process.cwd(), file)}:${locateOffset(source, offset).line}`];
}

const OTHER = /^(?!package-lock).*\.(?:[cm]?[jt]sx?|ya?ml|json|html|mdx?)$/;
const GENERATED = new Set(['node_modules', 'build', '.docusaurus', '.git']);

/** Files of the site that no Markdown plugin sees: sidebars, categories, authors, components, texts outside of the pages. */
async function listOtherFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : listOtherFiles(path);
      return OTHER.test(entry.name) ? [path] : [];
    }),
  );
  return files.flat();
}

/** Names of facts in HTML, wrong ones too, whatever elements a highlighter has put into them. */
function listNames(html: string, facts: Facts): ReadonlySet<string> {
  const found = [html, html.replace(/<[^<>]*>/g, '')].map((text) => facts.resolve(text));
  return new Set(
    found.flatMap(({used, problems}) => [
      ...used.map((name) => `%${name}%`),
      ...problems.flatMap(({token}) => (token.endsWith('%') ? [token] : [])),
    ]),
  );
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
  const ofPage = new Map(sources.map((source) => [bare(unescape(source.permalink.slice(baseUrl.length))), source]));
  // At once, because other plugins move files of the build as soon as this one waits.
  const printed = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => posixPath(relative(outDir, join(parentPath, name))))
    .sort()
    .flatMap((page) => [...listNames(read(join(outDir, page)), facts)].map((token) => ({page, token})));
  if (printed.length === 0) return [];
  const texts = new Map(sources.map(({file}) => [file, read(file)]));
  // What is no text of a page comes first: a text may be one that pages include, and filled there.
  const others = (await listOtherFiles(siteDir))
    .filter((file) => !texts.has(file))
    .sort((a, b) => Number(/\.mdx?$/.test(a)) - Number(/\.mdx?$/.test(b)))
    .map((file) => [file, read(file)] as const);
  const escaped = new Set([...texts, ...others].flatMap(([, text]) => facts.resolve(text).escaped));
  const own = new Map<string, string>();
  const elsewhere = new Map<string, string>();
  for (const {page, token} of printed.filter((entry) => !escaped.has(entry.token))) {
    const text = `${join('build', page)} prints ${token}`;
    const {file = '', plugin} = ofPage.get(bare(page)) ?? {};
    const [place] = locate([file, texts.get(file) ?? ''], token);
    if (place === undefined) elsewhere.set(token, elsewhere.get(token) ?? text);
    else if (!own.has(place))
      own.set(
        place,
        `${text}, written in ${place}; add createParseFrontMatter to "markdown" for titles and descriptions, and [remarkFacts, {facts}] to "beforeDefaultRemarkPlugins" of ${plugin}`,
      );
  }
  const problems = [...elsewhere].flatMap(([token, text]) => {
    const places = others.flatMap((other) => locate(other, token)).slice(0, MAX_PLACES);
    // Lists and sidebars print what pages say.
    if (places.length === 0 && [...own.values()].some((other) => other.includes(token))) return [];
    const fact = facts.lookup(token.slice(1, -1));
    const fix = fact.found
      ? `no plugin fills it there; write facts.text('${fact.name}') in code, or the value`
      : facts.describeProblem({offset: 0, token, missing: fact});
    return [`${text}, ${places.length > 0 ? `written in ${places.join(', ')}; ` : ''}${fix}`];
  });
  return [...own.values(), ...problems];
}
