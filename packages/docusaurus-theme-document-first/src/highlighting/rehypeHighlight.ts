import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {addGrammars, highlightCode} from './highlightCode';

type MagicComment = ThemeConfig['prism']['magicComments'][number];

/** Class of a highlighted line without a custom class. */
const MARKED = 'code-line--marked';

/** Docusaurus's default class for highlighted lines. */
const OF_DOCUSAURUS = 'theme-code-block-highlighted-line';

/** A line that only contains a comment, in the languages that Docusaurus supports. */
const COMMENT =
  /^(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|!|(?:_\s*)?['‘’]|rem\b|\(\*|\*>)\s*([\w-]+)(?:\s*(?:\*\/(?:\s*\})?|-->|\*\)))?$/i;

const toClass = (name: string): string => (name === OF_DOCUSAURUS ? MARKED : `code-line ${name}`);

/** Extracts magic comments from code. Returns the classes of the lines by line number (1-based). */
export function extractMagicComments(
  code: string,
  comments: readonly MagicComment[],
): {readonly text: string; readonly classes: ReadonlyMap<number, string>} {
  const kept: string[] = [];
  const names = new Map<number, Set<string>>();
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = COMMENT.exec(line.trim())?.[1];
    const magic = comments.filter(
      ({line: one, block}) => word !== undefined && [one, block?.start, block?.end].includes(word),
    );
    for (const {className, line: one, block} of magic) {
      if (word === one) next.push(className);
      else if (word === block?.start) open.add(className);
      else open.delete(className);
    }
    if (magic.length > 0) continue;
    kept.push(line);
    names.set(kept.length, new Set([...open, ...next]));
    next = [];
  }
  const marked = [...names].filter(([, classes]) => classes.size > 0);
  return {
    text: kept.join('\n'),
    classes: new Map(marked.map(([line, classes]) => [line, [...classes].map(toClass).join(' ')])),
  };
}

const QUOTED = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const RANGE = /\{([\d,\s-]+)\}/;

function parseRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, to - from + 1) || 0}, (_, index) => from + index);
  });
}

/** Parses the metastring: `title="file.mjs" {1,3-5} notes="3,7"`. */
export function parseFence(meta: string) {
  const quoted = new Map([...meta.matchAll(QUOTED)].map(([, name, double, single]) => [name, double ?? single]));
  const range = RANGE.exec(meta.replace(QUOTED, ''))?.[1];
  return {
    title: quoted.get('title'),
    marked: new Set(range ? parseRange(range) : []),
    noted: parseRange(quoted.get('notes') ?? '').filter(Boolean),
  };
}

const LANGUAGE = /^language-(.+)$/;

function getLanguage({properties}: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const found = names.map((name) => LANGUAGE.exec(String(name))?.[1]).find(Boolean);
  return found?.toLowerCase() ?? 'text';
}

const getText = (node: ElementContent): string => ('value' in node && node.type === 'text' ? node.value : '');

/** Whether the block was highlighted already or is a live editor. */
const skipsHighlighting = ({properties}: Element): boolean => 'html' in properties || properties.live === true;

const getMeta = ({properties}: Element): string => String(properties.metastring ?? '');

const isElement = (node: ElementContent | Root['children'][number] | undefined): node is Element =>
  node?.type === 'element';

/** The vfile of a page. Calling `fail` stops the build and shows the position. */
type PageFile = {readonly fail: (reason: string, place?: Element) => never};

/** Links the ordered list below a block to its lines: each item is the note of one line. */
function linkNotes(code: Element, following: readonly Element[], file: PageFile): void {
  const {noted} = parseFence(getMeta(code));
  if (noted.length === 0) return;
  const end = following.findIndex(({tagName}) => /^(?:pre|h\d)$/.test(tagName));
  const list = following.slice(0, end < 0 ? undefined : end).find(({tagName}) => tagName === 'ol');
  const items = list?.children.filter(isElement).length ?? 0;
  const lines = code.children.map(getText).join('').trimEnd().split('\n').length;
  if (!list || items !== noted.length || Math.max(...noted) > lines)
    return file.fail(
      `notes="${noted.join()}" names ${noted.length} lines of a block that has ${lines}, and the numbered list below it has ${items} items; each item is the note of one line`,
      code,
    );
  list.properties.className = ['code-notes'];
}

/** Returns the properties of the theme's code block, with a string of HTML instead of an element tree. */
function highlightElement(code: Element, magicComments: readonly MagicComment[]): Element {
  if (skipsHighlighting(code)) return code;
  const language = getLanguage(code);
  const {title, marked, noted} = parseFence(getMeta(code));
  const written = code.children.map(getText).join('').trimEnd();
  // Like Docusaurus: magic comments are ignored if the metastring highlights lines.
  const {text, classes} =
    marked.size > 0
      ? {text: written, classes: new Map([...marked].map((line) => [line, MARKED] as const))}
      : extractMagicComments(written, magicComments);
  const properties = {
    className: [`language-${language}`],
    html: highlightCode(text, language, classes, noted),
    ...(title && {title}),
  };
  return {...code, properties, children: []};
}

/** Options of the highlighter, named like those of Docusaurus's `themeConfig.prism`. */
export type HighlightOptions = {
  /** Components of `prismjs` for languages without a grammar in the renderer. */
  readonly grammars?: readonly string[];
  /** Comments that mark lines. */
  readonly magicComments?: readonly MagicComment[];
};

/**
 * Highlights fences at build time, so readers don't load a highlighter. It uses the grammars of `prism-react-renderer`,
 * because existing highlighters add a `style` attribute to every token, which a content security policy without inline
 * styles blocks.
 */
export function rehypeHighlight({grammars = [], magicComments = []}: HighlightOptions = {}) {
  addGrammars(grammars);
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre') return undefined;
      const following = (parent?.children ?? []).slice((index ?? 0) + 1).filter(isElement);
      node.children = node.children.map((child) => {
        if (!isElement(child) || child.tagName !== 'code') return child;
        linkNotes(child, following, file);
        return highlightElement(child, magicComments);
      });
      return SKIP;
    });
  };
}

/** Recognizes the plugin: Docusaurus loads the configuration and the theme as separate module instances. */
rehypeHighlight.theme = 'docusaurus-theme-document-first';
