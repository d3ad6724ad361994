import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {relative} from 'node:path';
import {BASE_URL} from '../../src/config/addresses';
import {sourceOfRoute} from '../../src/config/versions';

/** What a failure is read from, and its file: a message that Docusaurus or a transform prints. */
type Reader = (output: string, read: (file: string) => string) => string[];

const FOLDERS = 'docs|versioned_docs|versioned_sidebars|src|tests|tools|deploy|packages|static|data';
const FILES = String.raw`sidebars\.ts|docusaurus\.config\.ts`;
const OWN = new RegExp(
  String.raw`^[\s│|×╰─▶]*(?:\[ERROR\] )?(?:Error: )?((?:(?:${FOLDERS})\/[^\s:()]+)|${FILES}):(\d+)(?::(\d+))?:? (?!warning )(.+)$`,
);

const firstLine = (text: string): string => text.trim().split('\n')[0]?.trim() ?? '';

/** The line of a text that contains something, or the first. */
function lineWith(text: string, ...wanted: readonly string[]): number {
  const lines = text.split('\n');
  const at = wanted.filter(Boolean).map((it) => lines.findIndex((line) => line.includes(it)));
  return (at.find((found) => found >= 0) ?? 0) + 1;
}

/** The file of an address as messages print it: with the base path, and perhaps an anchor. */
function sourceOf(address: string): string {
  const path = address.startsWith(BASE_URL) ? `/${address.slice(BASE_URL.length)}` : address;
  return sourceOfRoute(path);
}

const readers: readonly Reader[] = [
  // What transforms and checks of this project say.
  (output) =>
    output.split('\n').flatMap((line) => {
      const [, file, row, column, message] = OWN.exec(line) ?? [];
      return file === undefined ? [] : `${file}:${row}${column ? `:${column}` : ''}: ${message?.trim()}`;
    }),
  // MDX that cannot be read: Docusaurus names the file, the parser the line of the text below the front matter.
  (output) =>
    [
      ...output.matchAll(
        /MDX compilation failed for file "(.+?)"\s*\n[^\n]*?Cause: (.+)((?:\n(?!.*MDX compilation failed).*){0,12})/g,
      ),
    ].flatMap(([, path = '', cause = '', details = '']) => {
      if (OWN.test(cause)) return [];
      const [, row = '1'] = /"line":\s*(\d+)/.exec(details) ?? [];
      return `${relative(process.cwd(), path)}:${row}: MDX: ${firstLine(cause)}`;
    }),
  // Links and pictures by file path.
  (output) =>
    [...output.matchAll(/Markdown (link|image) with URL `(.+?)` in source file "(.+?)" \((\d+):(\d+)\)/g)].map(
      ([, kind, url, file, row, column]) =>
        `${file}:${row}:${column}: the ${kind} "${url}" leads to no file; allowed: the path of a file, such as ../limits/index.mdx`,
    ),
  // Links and anchors of the built pages.
  (output, read) =>
    [...output.matchAll(/Broken (link|anchor) on source page path = (\S+):((?:\s*-> linking to [^\n]+)+)/g)].flatMap(
      ([, kind, page = '', links = '']) =>
        [...links.matchAll(/-> linking to (\S+)/g)].map(([, link = '']) => {
          const file = sourceOf(page);
          const [path = '', anchor = ''] = link.split('#');
          const row = lineWith(read(file), anchor && `#${anchor}`, path);
          return kind === 'anchor'
            ? `${file}:${row}: the link "${link}" leads to a page that has no such anchor; allowed: the id of a heading of ${path}`
            : `${file}:${row}: the link "${link}" leads to no page; allowed: the address of a page`;
        }),
    ),
  // Sidebars.
  (output, read) =>
    [
      ...output.matchAll(
        /Invalid sidebar file at "(.+?)"[^\n]*\nThese sidebar document ids do not exist:\n((?:- .+\n?)+)/g,
      ),
    ].flatMap(([, file = '', ids = '']) =>
      [...ids.matchAll(/- (.+)/g)].map(([, id = '']) => {
        const shown = relative(process.cwd(), file) || file;
        const route = `/${id.replace(/index$/, '')}`;
        return `${shown}:${lineWith(read(shown), `'${route}'`, id)}: the sidebar names ${id}, which is no page; write the page, or remove the entry`;
      }),
    ),
  // Two pages at one address.
  (output) =>
    [...output.matchAll(/Attempting to create page at (\S+), but a page already exists at this route/g)].map(
      ([, path = '']) =>
        `${sourceOf(path)}:1: two pages have the address ${path}; allowed: one; give the other its own slug or folder`,
    ),
  // A component that fails while the page is printed.
  (output, read) =>
    [...output.matchAll(/Can't render static file for pathname "(.+?)"([\s\S]*?)(?=Can't render static file|$)/g)].map(
      ([, path = '', rest = '']) => {
        const [, cause = 'an error that is not known'] =
          /(?:\[cause\]: |Caused by: |^\s*)((?:\w*Error): .+)/m.exec(rest) ?? [];
        const [, name = ''] = /(\w+) is not defined/.exec(cause) ?? [];
        const file = sourceOf(path);
        return `${file}:${lineWith(read(file), name && `{${name}`, name)}: the page cannot be printed: ${cause}`;
      },
    ),
  // Code that the bundler cannot read or find.
  (output) =>
    [...output.matchAll(new RegExp(String.raw`╭─\[(?:.*?/)?((?:${FOLDERS})/[^\s\]:]+):(\d+):(\d+)\]`, 'g'))].map(
      ({1: file, 2: row, 3: column, index}) => {
        const above = output.slice(0, index).split('\n').reverse();
        const reason = above.find((line) => /[×✕]/.test(line))?.replace(/^.*?[×✕]\s*/, '') ?? 'cannot be read';
        return `${file}:${row}:${column}: ${reason.trim()}`;
      },
    ),
  // Redirects, and what the OpenAPI document lacks.
  (output, read) =>
    [...output.matchAll(/(src\/\S+\.ts): (\/\S+): (.+)/g)].map(
      ([, file = '', from = '', reason]) => `${file}:${lineWith(read(file), `'${from}'`)}: ${from}: ${reason}`,
    ),
  (output, read) =>
    [...output.matchAll(/Fix (src\/\S+\.yaml):\n((?:.*- .+\n?)+)/g)].flatMap(([, file = '', list = '']) =>
      [...list.matchAll(/- (?:(\w+) (\/\S+))?(.*)/g)].map(
        ([, method = '', path = '', reason = '']) =>
          `${file}:${lineWith(read(file), path && `${path}:`)}: ${`${method} ${path}${reason}`.trim()}`,
      ),
    ),
];

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * The failures in what a build printed, each as `file:line: message`, so that editors and pull requests show them at
 * their line. Docusaurus names some of them by address, and has others inside of a frame.
 */
export function locateFailures(printed: string, read: (file: string) => string = readIfThere): string[] {
  const output = stripVTControlCharacters(printed);
  return [...new Set(readers.flatMap((reader) => reader(output, read)))];
}

/** The failure of a build that names no file: its first error, at the configuration. */
export function describeUnlocated(printed: string): string {
  const lines = stripVTControlCharacters(printed).split('\n');
  const said =
    lines.find((line) => /\[ERROR\]|^\s*(?:\w+)?Error: /.test(line)) ?? lines.find((line) => line.trim()) ?? '';
  return `docusaurus.config.ts:1: the build failed: ${said.replace(/^\s*\[ERROR\]\s*/, '').trim()}`;
}
