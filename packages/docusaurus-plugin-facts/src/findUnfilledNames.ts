import {existsSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {unescape} from 'node:querystring';
import type {LoadedPlugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {Parser} from 'htmlparser2';
import type {Facts} from './createFacts';
import {getLineAndColumn} from './substitute';

/** Input for searching the pages of a build. */
type Site = {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly plugins: readonly Pick<LoadedPlugin, 'name' | 'options' | 'content'>[];
};

/** A page in the content of a Docusaurus plugin. */
type Source = {readonly file: string; readonly plugin: string; readonly permalink: string};

type ContentWithSource = {readonly permalink?: unknown; readonly source?: unknown};

/** Collects all objects with a permalink and a source in the content of a plugin: docs, posts and pages. */
function collectPageSources(value: unknown, plugin: string, siteDir: string): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  const {permalink, source} = value as ContentWithSource;
  if (typeof permalink === 'string' && typeof source === 'string')
    return [{permalink, plugin, file: resolve(siteDir, source.replace('@site/', ''))}];
  return Object.values(value).flatMap((child) => collectPageSources(child, plugin, siteDir));
}

const removeIndexHtml = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

const readFileOrEmpty = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns the first location of a text in a file, such as `docs/limits.md:12`, or an empty list. */
function findLocations([file, source]: readonly [string, string], text: string): string[] {
  const offset = source.indexOf(text);
  return offset < 0 ? [] : [`${relative(process.cwd(), file)}:${getLineAndColumn(source, offset).line}`];
}

/** Finds files that no Markdown plugin processes: sidebars, categories, authors, components and other texts. */
const findOtherFiles = (siteDir: string): Promise<string[]> =>
  Globby('**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx,yml,yaml,json,html,md,mdx}', {
    cwd: siteDir,
    absolute: true,
    ignore: ['**/{node_modules,build}/**', '**/package-lock.json'],
  });

/** Extracts the text of an HTML file, without tags and comments. */
function extractText(html: string): string {
  const texts: string[] = [];
  new Parser({ontext: (text) => void texts.push(text)}).end(html);
  return texts.join('');
}

/** Returns the names of facts in HTML, including unknown ones, even if a highlighter has split them into elements. */
function getFactNames(html: string, facts: Facts): ReadonlySet<string> {
  const found = [html, extractText(html)].map((text) => facts.resolve(text));
  return new Set(
    found.flatMap(({used, problems}) => [
      ...used.map((name) => `%${name}%`),
      ...problems.flatMap(({token}) => (token.endsWith('%') ? [token] : [])),
    ]),
  );
}

const MAX_PLACES = 3;

/**
 * Finds names of facts that weren't replaced, each with a page and its positions: in an instance of the docs plugin
 * without `remarkFacts`, in a sidebar, a category or a component.
 *
 * @param html HTML files of the build, by their path below the build folder
 */
export async function findUnfilledNames(
  html: ReadonlyMap<string, string>,
  {siteDir, outDir, baseUrl, plugins}: Site,
  facts: Facts,
): Promise<string[]> {
  const sources = plugins.flatMap(({name, content, options}) =>
    collectPageSources(content, `${name}, ${String(options.path ?? options.id)}`, siteDir),
  );
  const ofPage = new Map(
    sources.map((source) => [removeIndexHtml(unescape(source.permalink.slice(baseUrl.length))), source]),
  );
  const printed = [...html].flatMap(([page, text]) => [...getFactNames(text, facts)].map((token) => ({page, token})));
  if (printed.length === 0) return [];
  const texts = new Map(sources.map(({file}) => [file, readFileOrEmpty(file)]));
  // Other files come first, because a Markdown file can be a partial whose facts are filled in elsewhere.
  const others = (await findOtherFiles(siteDir))
    .filter((file) => !texts.has(resolve(file)))
    .sort((a, b) => Number(/\.mdx?$/.test(a)) - Number(/\.mdx?$/.test(b)))
    .map((file) => [file, readFileOrEmpty(file)] as const);
  const escaped = new Set([...texts, ...others].flatMap(([, text]) => facts.resolve(text).escaped));
  const unfilled = printed.filter(({token}) => !escaped.has(token));
  const buildFolder = relative(siteDir, outDir);
  return [...new Set(unfilled.map(({token}) => token))].map((token) => {
    const pages = unfilled.filter((entry) => entry.token === token).map(({page}) => page);
    const [own] = pages.flatMap((page) => {
      const {file = '', plugin} = ofPage.get(removeIndexHtml(page)) ?? {};
      return findLocations([file, texts.get(file) ?? ''], token).map((place) => ({page, place, plugin}));
    });
    if (own)
      return `${join(buildFolder, own.page)} prints ${token}, written in ${own.place}; add createParseFrontMatter to "markdown" for titles and descriptions, and [remarkFacts, {facts}] to "beforeDefaultRemarkPlugins" of ${own.plugin}`;
    const places = others.flatMap((other) => findLocations(other, token)).slice(0, MAX_PLACES);
    const fact = facts.lookup(token.slice(1, -1));
    const fix = fact.found
      ? `no plugin fills it there; write facts.text('${fact.name}') in code, or the value`
      : facts.describeProblem({offset: 0, token, missing: fact});
    return `${join(buildFolder, pages[0] ?? '')} prints ${token}, ${places.length > 0 ? `written in ${places.join(', ')}; ` : ''}${fix}`;
  });
}
