import type {Nodes, Text} from 'mdast';

/** The words of a paragraph without their markup, and where in the page each character is. */
export type PlainText = {readonly text: string; readonly offsets: readonly number[]};

type Part = {text: string; offsets: number[]};
type Inline = Nodes | {readonly type: string; readonly name?: string | null; readonly children?: readonly Inline[]};

const FIGURE = /%[\w.]+%/g;

/** How far behind the last character the next one may be in the source: an escape, an entity, an indented line. */
const GAP_MAX = 12;

/** The characters of a text with their places: escapes and entities take more room in the source than they print. */
function placeText({value, position}: Text, source: string): Part {
  let at = position?.start.offset ?? 0;
  const offsets = [...value].flatMap((character) => {
    const found = source.indexOf(character, at);
    const place = found === -1 || found - at > GAP_MAX ? at : found;
    at = place + character.length;
    return Array.from({length: character.length}, (_, unit) => place + unit);
  });
  return {text: value, offsets};
}

/** A part in the place of what is not prose: a word that sentences can be read with and rules do not look at. */
function standIn(number: number, offset: number): Part {
  const text = `X${number}`;
  return {text, offsets: Array.from(text, () => offset)};
}

/** The prose of a heading, paragraph or table cell; code, figures, addresses and components become `X1`, `X2`, …. */
export function readText(node: Inline, source: string): PlainText {
  let standIns = 0;
  const hide = (offset: number): Part => standIn((standIns += 1), offset);
  const hideFigures = ({text, offsets}: Part): Part[] => {
    let from = 0;
    const parts = [...text.matchAll(FIGURE)].flatMap(({0: figure, index}) => {
      const before = {text: text.slice(from, index), offsets: offsets.slice(from, index)};
      from = index + figure.length;
      return [before, hide(offsets[index] ?? 0)];
    });
    return [...parts, {text: text.slice(from), offsets: offsets.slice(from)}];
  };
  const read = (inline: Inline): Part[] => {
    const offset = ('position' in inline && inline.position?.start.offset) || 0;
    if (inline.type === 'text') return hideFigures(placeText(inline as Text, source));
    if (inline.type === 'break' || ('name' in inline && inline.name === 'br')) return [{text: ' ', offsets: [offset]}];
    if (inline.type === 'mdxTextExpression' || inline.type === 'image') return [];
    const children = 'children' in inline ? (inline.children ?? []) : [];
    const isAddress = inline.type === 'link' && source.startsWith('http', offset);
    return children.length === 0 || isAddress ? [hide(offset)] : children.flatMap((child) => read(child));
  };
  const parts = ('children' in node ? (node.children ?? []) : []).flatMap((child) => read(child));
  return {text: parts.map(({text}) => text).join(''), offsets: parts.flatMap(({offsets}) => offsets)};
}
