import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {formatWriteError} from 'docusaurus-plugin-built-site';
import {BASE_URL} from '../../src/config/addresses';
import {getRouteSourceFile} from '../../src/config/versions';
import {listFiles} from '../getPageFiles';

/** Access to the files in messages. */
export type Files = {
  /** Reads a file. Returns an empty text if it doesn't exist. */
  readonly read: (file: string) => string;
  /** Finds the first source file that contains a text. */
  readonly find: (text: string) => string | undefined;
};

/** A failure. Without a line, it's at the first one. */
type Failure = {readonly file: string; readonly line?: number | string; readonly message: string};

/** Parses one kind of failure from the output of a build. */
type Reader = (printed: string, files: Files) => Failure[];

const FOLDERS = 'docs|versioned_docs|versioned_sidebars|i18n|src|tests|tools|deploy|packages|static|data';
const OWN = new RegExp(
  String.raw`^(?:\[ERROR\] )?(?:\[cause\]: )?(?:Error: )?((?:(?:${FOLDERS})/[^\s:()]+)|sidebars\.ts|docusaurus\.config\.ts):(\d+(?::\d+)?):? (?!warning )(.+)$`,
  'gm',
);

/** Returns the number of the first line with one of these texts, tried in order; 1 if there's none. */
export function getLineWith(text: string, ...wanted: readonly string[]): number {
  const lines = text.split('\n');
  const found = wanted.filter(Boolean).map((words) => lines.findIndex((line) => line.includes(words)));
  return (found.find((at) => at >= 0) ?? 0) + 1;
}

/** Returns the source file of an address, as Docusaurus prints it. */
const getAddressSourceFile = (address: string): string =>
  getRouteSourceFile(address.startsWith(BASE_URL) ? `/${address.slice(BASE_URL.length)}` : address);

const toRelativePath = (path: string): string => (path.startsWith('/') ? relative(process.cwd(), path) : path);

/** Finds messages from this project's transforms and checks. */
const parseOwnMessages: Reader = (printed) =>
  [...printed.matchAll(OWN)].map(([, file = '', line, message = '']) => ({file, line, message}));

/** Finds broken links and pictures that use a file path. */
const parseBrokenPaths: Reader = (printed) =>
  [...printed.matchAll(/Markdown (link|image) with URL `(.+?)` in source file "(.+?)" \((\d+:\d+)\)/g)].map(
    ([, kind, url, file = '', line]) => ({
      file,
      line,
      message: `the ${kind} "${url}" leads to no file; allowed: the path of a file, such as ../limits/index.mdx`,
    }),
  );

/** Hints for MDX syntax errors, by the parser's message. */
const MDX_HINTS: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/already been declared/, 'allowed: each name once; remove this import, or the other one'],
  [
    /import\/exports/,
    'a paragraph that begins with "import" or "export" is read as JavaScript; allowed: an import such as import Tabs from \'@theme/Tabs\'; correct it, or begin the sentence with another word',
  ],
  [
    /closing tag for `<(?:area|br|col|hr|img|input|link|meta|source|wbr)>`/,
    'an element without content closes itself; allowed: <br />; write " />" at its end',
  ],
  [
    /expression/,
    'braces are read as JavaScript; allowed: an expression between them; write \\{ for the character itself, or put code in backticks',
  ],
  [
    /`!` \(U\+0021\) before name/,
    'HTML comments cannot be in MDX; allowed: {/* a note to authors */}; write that, or remove the comment',
  ],
  [
    /before name/,
    'a "<" begins an element; allowed: an element such as <br />; write \\< for the character itself, or put code in backticks',
  ],
];

/** Formats a message of the MDX parser with a hint for fixing it. */
export function formatMdxError(message: string): string {
  const hint = MDX_HINTS.find(([words]) => words.test(message))?.[1];
  return `MDX: ${message}${hint === undefined ? '' : `; ${hint}`}`;
}

/** Finds MDX syntax errors and other failures of a page. */
const parseMdxErrors: Reader = (printed) =>
  [...printed.matchAll(/MDX compilation failed for file "(.+?)"\nCause: (.+)\n((?:.*\n){0,6})/g)].map(
    ([, path = '', cause = '', details = '']) => ({
      file: toRelativePath(path),
      line: /\((\d+:\d+)[-)]/.exec(cause)?.[1] ?? /"line": (\d+)/.exec(details)?.[1],
      message: formatMdxError(cause),
    }),
  );

/** Finds broken links and anchors in the finished pages. */
const parseBrokenLinks: Reader = (printed, {read}) =>
  [
    ...printed.matchAll(
      /Broken (link|anchor) on source page path = (\S+):((?:\s*-> linking to \S+(?: \(resolved as: \S+\))?)+)/g,
    ),
  ].flatMap(([, kind, page = '', links = '']) =>
    [...links.matchAll(/-> linking to (\S+)/g)].map(([, link = '']) => {
      const file = getAddressSourceFile(page);
      const [path = '', anchor = ''] = link.split('#');
      const allowed =
        kind === 'anchor' ? 'no such place; allowed: the id of a heading' : 'no page; allowed: its address';
      const line = getLineWith(read(file), anchor && `#${anchor}`, path);
      return {file, line, message: `the link "${link}" leads to ${allowed}`};
    }),
  );

const parseSidebarErrors: Reader = (printed, {read}) =>
  [
    ...printed.matchAll(/Invalid sidebar file at "(.+?)"\.\nThese sidebar document ids do not exist:\n((?:- .+\n)+)/g),
  ].flatMap(([, path = '', ids = '']) =>
    [...ids.matchAll(/- (.+)/g)].map(([, id = '']) => {
      const file = toRelativePath(path);
      const line = getLineWith(read(file), `'/${id.replace(/index$/, '')}'`, id);
      return {file, line, message: `the sidebar names ${id}, which isn't a page; write the page, or remove the entry`};
    }),
  );

const parseDuplicateRoutes: Reader = (printed) =>
  [...printed.matchAll(/Attempting to create page at (\S+), but a page already exists/g)].map(([, path = '']) => ({
    file: getAddressSourceFile(path),
    message: `two pages have the address ${path}; allowed: one; give the other its own folder or slug`,
  }));

/** Finds pages that fail to render. */
const parseRenderErrors: Reader = (printed, {read}) =>
  printed
    .split(`Can't render static file for pathname "`)
    .slice(1)
    .map((rest) => {
      const [path = ''] = rest.split('"', 1);
      const file = getAddressSourceFile(path);
      const cause = /\[cause\]: (\w*Error: .+)/.exec(rest)?.[1] ?? 'an error that is not known';
      const name = /\b(\w+) is not defined/.exec(cause)?.[1] ?? '';
      return {
        file,
        line: getLineWith(read(file), name && `{${name}`, name),
        message: `the page cannot be printed: ${cause}`,
      };
    });

/** Finds code with syntax errors. */
const parseBundlerErrors: Reader = (printed) =>
  [...printed.matchAll(/[,╭][-─]\[(\/.+?):(\d+:\d+)\]/g)].map(({1: path = '', 2: line, index}) => {
    const above = printed.slice(0, index).trimEnd().split('\n').at(-1) ?? '';
    return {file: toRelativePath(path), line, message: above.replace(/^[x×✕]\s*/, '').trim() || 'cannot be read'};
  });

const parseImportErrors: Reader = (printed, {read, find}) =>
  [...printed.matchAll(/(?:Cannot find module|Can't resolve) '(.+?)'/g)].flatMap(([, name = '']) => {
    const file = find(`'${name}'`) ?? find(`"${name}"`);
    const message = `the import "${name}" leads to no file`;
    return file === undefined ? [] : {file, line: getLineWith(read(file), `'${name}'`, `"${name}"`), message};
  });

const parseRedirectErrors: Reader = (printed, {read}) =>
  [...printed.matchAll(/(src\/\S+\.ts): (\/\S+): (.+)/g)].map(([, file = '', from = '', reason]) => ({
    file,
    line: getLineWith(read(file), `'${from}'`),
    message: `${from}: ${reason}`,
  }));

const readers = [
  parseOwnMessages,
  parseBrokenPaths,
  parseBrokenLinks,
  parseSidebarErrors,
  parseDuplicateRoutes,
  parseRenderErrors,
  parseBundlerErrors,
  parseImportErrors,
  parseRedirectErrors,
];

const SOURCES = ['docs', 'versioned_docs', 'src'];

const onDisk: Files = {
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  find: (text) =>
    listFiles(SOURCES).find((file) => /\.(mdx?|tsx?|mjs)$/.test(file) && readFileSync(file, 'utf8').includes(text)),
};

/** Removes colours and code frames of the bundler. */
const removeFrames = (printed: string): string =>
  stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.replace(/^[\s│├╰─▶×]+/, ''))
    .join('\n');

/** Returns a message if the build couldn't write a file, which isn't a problem of the page. */
function getWriteError(text: string): string | undefined {
  const errors = text.matchAll(/\b(E[A-Z]+): [^'\n]+(?:'([^'\n]+)')?/g);
  return [...errors].flatMap(([, code, path]) => formatWriteError({code, path}) ?? []).at(0);
}

/**
 * Returns the failures in a build's output, each as `file:line: message`, so that editors and pull requests can show
 * them at their line. Docusaurus prints addresses for some of them, and the bundler prints code frames.
 */
export function formatFailures(printed: string, files: Files = onDisk): string[] {
  const text = removeFrames(printed);
  const obstacle = getWriteError(text);
  if (obstacle) return [`docusaurus.config.ts:1: the build failed: ${obstacle}`];
  const found = readers.flatMap((reader) => reader(text, files));
  // Docusaurus's general message about a page, unless its reason was already found.
  const rest = parseMdxErrors(text, files).filter(({file}) => !found.some((other) => other.file === file));
  return [...new Set([...found, ...rest].map(({file, line = 1, message}) => `${file}:${line}: ${message.trim()}`))];
}

/** Formats a failure without a location: the last message, located in the configuration. */
export function formatUnlocatedFailure(printed: string): string {
  const lines = removeFrames(printed).split('\n');
  const reasons = lines.flatMap((line) => /(?:^|\[cause\]: \[?)((?:\w*Error|\[ERROR\]):? .+)/.exec(line)?.[1] ?? []);
  return `docusaurus.config.ts:1: the build failed: ${reasons.at(-1) ?? lines.filter(Boolean).at(-1) ?? 'it printed nothing'}`;
}
