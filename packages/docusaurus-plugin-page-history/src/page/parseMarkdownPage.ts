import {parse} from 'yaml';

/** MDX only parses imports and exports at the start of a block. Otherwise the words are prose. */
const IMPORTS =
  /(?<![^\n]\n)^(?:(?:import(?=[\s{*'"])[^'"{\n]*(?:\{[^}]{0,2000}\}[^'"\n]*)?['"][^'"\n]+['"]|export\s+(?:default|const|let|var|function|class|async|\{|\*))[^\n]*(?:\n|$))+/gm;
const COMMENT = /\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}|<!--(?:(?!<!--)[\s\S])*?-->/g;
const TAG = /<\/?[A-Za-z](?![a-z+.-]*:)[^<>]*>/g;
const LINK_TARGET = /\](?:\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)|\[[^[\]]*\])/g;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:.*$/gm;
const FOOTNOTE = /\[\^[^\]]+\]:?/g;
const ENTITY = /&(?:#?\w+;)?/g;
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;
const CODE = /`([^`]+)`/g;
const TABLE_RULE = /^[\s|:-]+$/gm;
const INNER = /[\p{L}\p{N}`$%](?:.*[\p{L}\p{N}`$%])?/u;
const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/;
const TITLE = /^["']?title["']?[ \t]*:.*(?:\n[ \t]+.*|\n$)*/m;
const FENCE = /^\s*(`{3,}|~{3,})/;
const TITLE_LINE = /^#\s+(\S.*)?$/;
const UNDERLINE = /^ {0,3}(?:(=)=*|-+)[ \t]*$/;
const NO_PARAGRAPH = /^\s*(?:$|[#>|*+<{-]|\d+[.)]\s)/;
const LIST_MARK = /^([ \t]*)\d+[.)](?=\s)/gm;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;
const HEADING = /^#{2,3}\s+(\S.*)?$/;
const HEADING_ID = /\{(?:\/\*\s*#([\w-]+)\s*\*\/|#([\w-]+))\}$/;

/** Prefix of words from inline code, which are compared literally. */
export const CODE_MARK = '`';

const encodeCode = (code: string): string => ` ${CODE_MARK}${code.replace(/\s+/g, CODE_MARK)} `;

const normalizeWord = (word: string): string =>
  word.startsWith(CODE_MARK) ? word : (INNER.exec(word)?.[0] ?? '').toLowerCase().replace(/’/g, "'");

/** Returns a text without its markup: tags, URLs, reference labels and list markers. */
const extractProse = (text: string): string =>
  text
    .replace(TAG, ' ')
    .replace(DEFINITION, '')
    .replace(FOOTNOTE, ' ')
    .replace(LINK_TARGET, ']')
    .replace(TABLE_RULE, ' ')
    .replace(LIST_MARK, '$1')
    .replace(ESCAPE, '')
    .replace(ENTITY, ' ')
    .replace(/[[\]]/g, ' ');

/**
 * Extracts the words that a reader sees in Markdown, in lower case. Imports, comments, tags, link addresses and
 * punctuation are left out. Each piece of inline code is one word.
 */
export function extractWords(markdown: string): string[] {
  const [before, ...code] = markdown.replace(IMPORTS, '').replace(COMMENT, ' ').replace(INVISIBLE, '').split(CODE);
  const parts = [before ?? '', ...code].map((part, at) => (at % 2 === 0 ? extractProse(part) : encodeCode(part)));
  return parts
    .join('')
    .split(/[\s|—–]+/)
    .map(normalizeWord)
    .filter(Boolean);
}

const TARGETS =
  /\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))+)|^ {0,3}\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)|\b(?:href|src|to)=(?:\{\s*)?["']([^"']+)["']/gm;
const PICTURE_IMPORT = /['"]([^'"\n]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf))['"]/g;

/**
 * Normalizes a link target: removes its scheme, trailing slash and, for internal links, the folders, because a moved
 * page changes its relative links.
 */
function normalizeTarget(target: string): string {
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(target);
  const [path = '', anchor = ''] = target.split(/(?=#)/);
  const bare = path.replace(/^[a-z][a-z\d+.-]*:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  if (isElsewhere) return bare + anchor;
  return (
    (bare
      .replace(/(?:(?:^|\/)index)?\.mdx?$/, '')
      .split('/')
      .at(-1) ?? '') + anchor
  );
}

/** Returns the targets of links and images. */
export function extractTargets(markdown: string): string[] {
  const imports = markdown.match(IMPORTS)?.join('\n') ?? '';
  const text = markdown.replace(IMPORTS, '').replace(COMMENT, ' ').replace(CODE, ' ');
  const found = [
    ...[...text.matchAll(TARGETS)].map(([, link, definition, attribute]) => link ?? definition ?? attribute ?? ''),
    ...[...imports.matchAll(PICTURE_IMPORT)].map(([, picture = '']) => picture),
  ];
  return [...new Set(found.map(normalizeTarget))];
}

/** One code block of a page. */
export type Sample = {
  readonly lang: string;
  /** Code without white space, because formatting doesn't matter. */
  readonly code: string;
};

/** A section of a page. The introduction has an empty heading. */
export type Section = {
  /** The explicit id of the heading, or its lower-case text. */
  readonly key: string;
  readonly heading: string;
  readonly words: readonly string[];
  readonly targets: readonly string[];
  readonly samples: readonly Sample[];
};

/** A page's content for readers. */
export type Page = {
  readonly title: string;
  readonly sections: readonly Section[];
};

type Draft = {key: string; heading: string; lines: string[]; samples: Sample[]};

const normalizeCode = (lines: readonly string[]): string => lines.join('').replace(/\s+/g, '').replaceAll('"', "'");

const MARKS = /`([^`]+)`|\\([!-/:-@[-`{-~])|(?<![\p{L}\p{N}])[*_]+(?=\S)|(?<=\S)[*_]+(?![\p{L}\p{N}])/gu;

/** Removes the marks of inline code, emphasis and escapes, but not the underscores in names. */
const removeMarks = (heading: string): string =>
  heading.replace(MARKS, (_, code?: string, escaped?: string) => code ?? escaped ?? '').trim();

function removeClosingMarks(heading: string): string {
  let words = heading.trimEnd();
  while (words.endsWith('#')) words = words.slice(0, -1);
  return words.trimEnd();
}

function createSection(written = ''): Draft {
  const [id = '', comment, braces] = HEADING_ID.exec(written) ?? [];
  const heading = removeMarks(removeClosingMarks(written.slice(0, written.length - id.length)));
  return {key: comment ?? braces ?? heading.toLowerCase(), heading, lines: [], samples: []};
}

/** Adds the code block that starts at a line to its section, and returns the index of its closing fence. */
function addCodeBlock(section: Draft, lines: readonly string[], start: number, ignored?: RegExp): number {
  const [before = '', mark = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  const info = (lines[start] ?? '').slice(before.length).trim();
  const [lang] = /^\w*/.exec(info) ?? [''];
  const meta = info.slice(lang.length);
  const isMark = new RegExp(`^\\s*${mark.charAt(0)}+\\s*$`);
  const length = lines.slice(start + 1).findIndex((line) => line.trim().startsWith(mark) && isMark.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  const code = normalizeCode(lines.slice(start + 1, end));
  if (!ignored || meta.search(ignored) < 0) section.samples.push({lang, code});
  return end;
}

/** Converts a setext heading to an ATX heading. Returns other lines unchanged. */
function normalizeHeading(line: string, below: string | undefined): string {
  const underline = UNDERLINE.exec(below ?? '');
  return underline && !NO_PARAGRAPH.test(line) ? `${underline[1] ? '#' : '##'} ${line.trim()}` : line;
}

/** Maximum length. The YAML parser takes minutes or runs out of memory on longer text. */
const LONGEST_TITLE = 10_000;

/** Parses the title in front matter; empty if it's invalid YAML. The other fields aren't needed. */
function parseTitle(frontMatter: string): string {
  const [field = '{}'] = TITLE.exec(frontMatter) ?? [];
  if (field.length > LONGEST_TITLE) return '';
  try {
    const {title} = parse(field) as {title?: unknown};
    return String(title ?? '').trim();
  } catch {
    return '';
  }
}

function splitSections(body: string, ignored?: RegExp): {readonly title: string; readonly sections: readonly Draft[]} {
  const lines = body.split('\n');
  const sections = [createSection()];
  let title: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const source = lines[at] ?? '';
    const line = normalizeHeading(source, lines[at + 1]);
    const section = sections.at(-1) as Draft;
    const heading = HEADING.exec(line);
    const name = TITLE_LINE.exec(line);
    if (FENCE.test(line)) at = addCodeBlock(section, lines, at, ignored);
    else if (heading) sections.push(createSection(heading[1]?.trimEnd()));
    else if (name && title === undefined) title = removeClosingMarks(name[1] ?? '');
    else section.lines.push(line);
    if (line !== source) at += 1;
  }
  return {title: removeMarks(title ?? ''), sections};
}

/**
 * Parses a page line by line, without an MDX parser: the history has thousands of revisions.
 *
 * @param ignored matches the metastring of code blocks to ignore
 */
export function parseMarkdownPage(source: string, ignored?: RegExp): Page {
  const frontMatter = FRONT_MATTER.exec(source);
  const body = frontMatter ? source.slice(frontMatter[0].length) : source;
  const {title, sections} = splitSections(body, ignored);
  return {
    title: parseTitle(frontMatter?.[0] ?? '') || title,
    sections: sections.map(({lines, ...section}) => ({
      ...section,
      words: extractWords(lines.join('\n')),
      targets: extractTargets(lines.join('\n')),
    })),
  };
}
