import type {Nodes, Root, Text} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Parses a page to a syntax tree of Markdown with components. */
export const parsePage = (source: string): Root => parser.parse(source);

/** A fenced code block, which can contain shorter fences. */
export const FENCE = /^[ \t]*(`{3,})[^`][^]*?^[ \t]*\1/gm;

/** The text of a paragraph without markup, and the source offset of each character. */
export type PlainText = {readonly text: string; readonly offsets: readonly number[]};

type Part = {text: string; offsets: number[]};
type Inline = Nodes | {readonly type: string; readonly name?: string | null; readonly children?: readonly Inline[]};

const FIGURE = /%[\w.]+%/g;

/** Maximum distance to the next character in the source: an escape, an entity, an indented line. */
const GAP_MAX = 12;

/** Returns the characters of a text with their source offsets. Escapes and entities are longer in the source. */
function mapTextToSource({value, position}: Text, source: string): Part {
  let at = position?.start.offset ?? 0;
  const offsets = [...value].flatMap((character) => {
    const found = source.indexOf(character, at);
    const place = found === -1 || found - at > GAP_MAX ? at : found;
    at = place + character.length;
    return Array.from({length: character.length}, (_, unit) => place + unit);
  });
  return {text: value, offsets};
}

/** Creates a placeholder for anything that isn't prose: a word that keeps sentences readable and that rules ignore. */
function createPlaceholder(number: number, offset: number): Part {
  const text = `X${number}`;
  return {text, offsets: Array.from(text, () => offset)};
}

/**
 * Extracts the prose of a heading, paragraph or table cell. Code, figures, addresses and components become `X1`, `X2`,
 * ….
 */
export function getPlainText(node: Inline, source: string): PlainText {
  let standIns = 0;
  const createNextPlaceholder = (offset: number): Part => createPlaceholder((standIns += 1), offset);
  const maskFigures = ({text, offsets}: Part): Part[] => {
    let from = 0;
    const parts = [...text.matchAll(FIGURE)].flatMap(({0: figure, index}) => {
      const before = {text: text.slice(from, index), offsets: offsets.slice(from, index)};
      from = index + figure.length;
      return [before, createNextPlaceholder(offsets[index] ?? 0)];
    });
    return [...parts, {text: text.slice(from), offsets: offsets.slice(from)}];
  };
  const collectTextParts = (inline: Inline): Part[] => {
    const offset = ('position' in inline && inline.position?.start.offset) || 0;
    if (inline.type === 'text') return maskFigures(mapTextToSource(inline as Text, source));
    if (inline.type === 'break' || ('name' in inline && inline.name === 'br')) return [{text: ' ', offsets: [offset]}];
    // Comments aren't text. Heading ids are also written as comments.
    if (inline.type === 'mdxTextExpression')
      return 'value' in inline && /^\s*\/\*/.test(String(inline.value)) ? [] : [createNextPlaceholder(offset)];
    const children = 'children' in inline ? (inline.children ?? []) : [];
    const isAddress = inline.type === 'link' && source.startsWith('http', offset);
    return children.length === 0 || isAddress
      ? [createNextPlaceholder(offset)]
      : children.flatMap((child) => collectTextParts(child));
  };
  const parts = ('children' in node ? (node.children ?? []) : []).flatMap((child) => collectTextParts(child));
  return {text: parts.map(({text}) => text).join(''), offsets: parts.flatMap(({offsets}) => offsets)};
}

const FIELD = /^(?:title|sidebar_label|description): *(\S.*)?$/gm;

/** Returns the front matter fields that readers see. */
function getFieldTexts(yaml: Nodes, source: string): PlainText[] {
  const start = yaml.position?.start.offset ?? 0;
  const text = source.slice(start, yaml.position?.end.offset);
  return [...text.matchAll(FIELD)].map(({0: line, 1: value = '', index}) => ({
    text: value,
    offsets: Array.from(value, (_, at) => start + index + line.length - value.length + at),
  }));
}

const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Extracts the prose of a page in reading order, by heading, paragraph, table cell and front-matter field. Code, link
 * targets, attributes and imports are left out.
 */
export function getTextBlocks(source: string, tree: Root = parsePage(source)): PlainText[] {
  const collectTexts = (node: Nodes): PlainText[] => {
    if (node.type === 'yaml') return getFieldTexts(node, source);
    if (TEXT_BLOCKS.has(node.type)) return [getPlainText(node, source)];
    return 'children' in node ? (node.children as Nodes[]).flatMap(collectTexts) : [];
  };
  return collectTexts(tree).filter(({text}) => /\p{L}/u.test(text));
}
