import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {addGrammars, highlightCode} from './highlightCode';

/** A comment that marks lines. */
type MagicComment = ThemeConfig['prism']['magicComments'][number];

/** Class of a line that is marked without a class of its own. */
const MARKED = 'code-line--marked';

/** Docusaurus's own class for it, which a site may leave as it is. */
const OF_DOCUSAURUS = 'theme-code-block-highlighted-line';

/** A line with a comment and nothing else, in the languages that Docusaurus knows comments of. */
const COMMENT =
  /^(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|!|(?:_\s*)?['‘’]|rem\b|\(\*|\*>)\s*([\w-]+)(?:\s*(?:\*\/(?:\s*\})?|-->|\*\)))?$/i;

const toClass = (name: string): string => (name === OF_DOCUSAURUS ? MARKED : `code-line ${name}`);

/** Takes the comments that mark lines out of code, and returns the classes of the lines by their number from 1. */
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

/** What a fence says about its block, besides the language. The rest of the line is for the sample runner. */
type Fence = {
  readonly title: string | undefined;
  readonly marked: ReadonlySet<number>;
  /** The lines that the list below the block is about, one for each of its items. */
  readonly noted: readonly number[];
};

const QUOTED = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const RANGE = /\{([\d,\s-]+)\}/;

function parseRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, to - from + 1) || 0}, (_, index) => from + index);
  });
}

/** Reads `title="file.mjs" {1,3-5} notes="3,7"` out of the line after the language. */
export function parseFence(meta: string): Fence {
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
  return (
    names
      .map((name) => LANGUAGE.exec(String(name))?.[1])
      .find(Boolean)
      ?.toLowerCase() ?? 'text'
  );
}

const getText = (node: ElementContent): string => ('value' in node && node.type === 'text' ? node.value : '');

/** A block that the theme's code block gets as it is: highlighted before, or run on the page. */
const isLeftAlone = ({properties}: Element): boolean => 'html' in properties || properties.live === true;

const getMeta = ({properties}: Element): string => String(properties.metastring ?? '');

const isElement = (node: ElementContent | Root['children'][number] | undefined): node is Element =>
  node?.type === 'element';

/** The file of a page, which stops the build at a place. */
type PageFile = {readonly fail: (reason: string, place?: Element) => never};

/** Ties the numbered list below a block with notes to it: its items are the notes, and each is about a line of the block. */
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

/** The properties of the theme's code block: one string of HTML instead of a tree of elements. */
function highlightElement(code: Element, magicComments: readonly MagicComment[]): Element {
  if (isLeftAlone(code)) return code;
  const language = getLanguage(code);
  const {title, marked, noted} = parseFence(getMeta(code));
  const written = code.children.map(getText).join('').trimEnd();
  // As in Docusaurus: comments count where the fence itself marks no line.
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

/** What the highlighting depends on, as Docusaurus's `themeConfig.prism` names it. */
export type HighlightOptions = {
  /** Components of `prismjs` for languages that the renderer brings no grammar for. */
  readonly grammars?: readonly string[];
  /** Comments that mark lines. */
  readonly magicComments?: readonly MagicComment[];
};

/**
 * Highlights the fences of a page at build time: readers load no highlighter. Own code on the grammars of
 * `prism-react-renderer`, because the ready-made highlighters write a `style` attribute on every token, which a
 * content-security policy without inline styles forbids.
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
