import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseTags, type Edit, type HtmlTag} from 'docusaurus-plugin-built-site/html';

/** Facts about a build for recognizing its own files. */
export type Bundle = {
  /** Files that the bundler created, below the base path. */
  readonly files: ReadonlySet<string>;
  readonly baseUrl: string;
  /** The document script, below the base path. */
  readonly documentScript: string;
};

type Range = Pick<Edit, 'start' | 'end'>;

/** A script or style sheet of the bundle in a page. */
type BundledElement = Range & {readonly file: string};

const createParts = (html: string) => ({
  html,
  /** Start tag of the document script; redirects and HTML files of the site don't have it. */
  documentTag: undefined as HtmlTag | undefined,
  scripts: [] as BundledElement[],
  sheets: [] as BundledElement[],
  /** Links to fonts of the build. */
  fonts: [] as Range[],
  generators: [] as Range[],
  sidebars: [] as HtmlTag[],
  /** All entries of a sidebar, which only one page contains. */
  entries: [] as (Range & {readonly sidebar: string; readonly html: string})[],
  classes: new Set<string>(),
  /** Tables and lists in which the minifier may have left out end tags; `isNested` if they contain another one. */
  containers: [] as (Range & {readonly isNested: boolean})[],
});

/** The parts of a page that finishing changes. */
export type PageParts = Readonly<ReturnType<typeof createParts>>;

type ClientManifest = {readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>};

/** Reads the names of the bundler's files from Docusaurus's `client-manifest.json`. */
export function readBundledFiles(generatedFilesDir: string): ReadonlySet<string> {
  const {assets} = JSON.parse(readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8')) as ClientManifest;
  return new Set(
    Object.values(assets).flatMap((kinds) => Object.values(kinds).flatMap((list) => list.map(({file}) => file))),
  );
}

/** Folder of the fonts, below the build folder. */
export const FONTS = 'assets/fonts';

const HOLDERS = new Set(['table', 'dl', 'select', 'datalist']);

/** Finds the parts of a page that finishing changes. Only recognizes files of the bundle below the base path. */
export function findPageParts(html: string, {files, baseUrl, documentScript}: Bundle): PageParts {
  const parts = createParts(html);
  const getFile = (address = ''): string => (address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '');
  let script: {readonly tag: HtmlTag; readonly file: string} | undefined;
  let template: HtmlTag | undefined;
  let container: {readonly start: number; depth: number; isNested: boolean} | undefined;
  parseTags(html, (tag) => {
    const {name, attributes, isEnd, start, end} = tag;
    const file = isEnd ? '' : getFile(attributes.src ?? attributes.href);
    if (attributes.class) for (const one of attributes.class.split(/\s+/)) parts.classes.add(one);
    if (attributes['data-sidebar'] !== undefined) parts.sidebars.push(tag);
    if (name === 'script' && !isEnd) {
      if (file === documentScript) parts.documentTag = tag;
      else if (files.has(file)) script = {tag, file};
    } else if (name === 'script' && script) {
      parts.scripts.push({start: script.tag.start, end, file: script.file});
      script = undefined;
    } else if (name === 'link') {
      if (attributes.rel === 'stylesheet' && files.has(file)) parts.sheets.push({start, end, file});
      if (file.startsWith(`${FONTS}/`)) parts.fonts.push({start, end});
    } else if (name === 'meta' && attributes.name === 'generator') parts.generators.push({start, end});
    else if (name === 'template') {
      if (!isEnd && attributes['data-entries'] !== undefined) template = tag;
      else if (isEnd && template) {
        const sidebar = template.attributes['data-entries'] ?? '';
        parts.entries.push({sidebar, start: template.start, end, html: html.slice(template.end, start)});
        template = undefined;
      }
    } else if (HOLDERS.has(name) && !template) {
      if (!isEnd && !container) container = {start, depth: 1, isNested: false};
      else if (!isEnd && container) Object.assign(container, {depth: container.depth + 1, isNested: true});
      else if (container && (container.depth -= 1) === 0) {
        parts.containers.push({start: container.start, end, isNested: container.isNested});
        container = undefined;
      }
    }
  });
  return parts;
}
