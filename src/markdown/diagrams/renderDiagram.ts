import {escapeHtml} from '../text';
import {parseChain, renderChain} from './chain';
import type {GraphNode} from './graph';
import {createGraphLayout} from './createGraphLayout';
import {createOutlineLayout} from './createOutlineLayout';
import {LABEL_FONT_SIZE, narrowSequence} from './narrowSequence';
import {CORNER, renderSvgTag, PADDING, renderLayout} from './renderLayout';
import type {Area} from './renderLayout';
// Imported by file path, as in remarkDiagrams.ts.
import {parseMermaid, renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** A Mermaid source without its text alternative, and the text alternative. */
export type Diagram = {
  readonly source: string;
  readonly title: string;
  readonly description: string;
};

const TITLE = /^[ \t]*accTitle:[ \t]*(\S.*)$/m;
const DESCRIPTION = /^[ \t]*accDescr:[ \t]*(\S.*)$/m;

/**
 * Extracts the text alternative from a Mermaid source.
 *
 * @throws if `accTitle` or `accDescr` is missing
 */
export function parseDiagram(text: string): Diagram {
  const title = TITLE.exec(text)?.[1];
  const description = DESCRIPTION.exec(text)?.[1];
  if (!title || !description) {
    throw new Error('a diagram needs the lines "accTitle: …" and "accDescr: …" below its first line');
  }
  return {
    source: text.replace(TITLE, '').replace(DESCRIPTION, ''),
    title: title.trim(),
    description: description.trim(),
  };
}

/** Factor that scales the renderer's font size of 13 pixels to the page's font size. */
const SCALE = 1.2;

/** The renderer's padding around a sequence diagram, in pixels. */
const MARGIN = 28;

/** Our padding around a sequence diagram, which leaves more room on a phone. */
const SEQUENCE_PADDING = 8;

/** Minimum font size in pixels. On a narrower page, the drawing scrolls. */
const MIN_TEXT = 12;

/** Maximum width of a drawing from left to right in pixels. Wider graphs are only drawn as an outline. */
const MAX_WIDTH = 700;

/** Waiting nodes, listed with `class One,Two wait` in Mermaid. */
const WAITING_CLASS = /^[ \t]*class ([\w, ]+) wait[ \t]*$/gm;

/** Breaks a label into as few lines as possible, with similar lengths. */
export function wrapLabel(label: string, maxLength: number): string[] {
  const breakAt = (limit: number): string[] => {
    const [first = '', ...words] = label.split(' ');
    return words.reduce(
      (lines, word) => {
        const last = lines.at(-1) ?? '';
        return last.length + 1 + word.length <= limit ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
      },
      [first],
    );
  };
  const count = breakAt(maxLength).length;
  for (let limit = Math.ceil(label.length / count); limit < maxLength; limit += 1) {
    const lines = breakAt(limit);
    if (lines.length === count) return lines;
  }
  return breakAt(maxLength);
}

type Graph = ReturnType<typeof parseMermaid>;

const SHAPES: Readonly<Record<string, GraphNode['shape']>> = {
  rectangle: 'box',
  rounded: 'box',
  'state-start': 'start',
  'state-end': 'end',
};

/** Parses a flowchart or state diagram. Returns null if it has parts that only the renderer can draw. */
function parseGraph(source: string): Graph | null {
  if (!/^\s*(?:flowchart|graph|stateDiagram)/.test(source)) return null;
  const graph = parseMermaid(source.replace(WAITING_CLASS, ''));
  const {nodes, edges, subgraphs, classAssignments, nodeStyles, linkStyles} = graph;
  const isPlain =
    [...nodes.values()].every(({shape}) => shape in SHAPES) &&
    edges.every(({source: from, target, style, hasArrowStart, hasArrowEnd}) => {
      return from !== target && style === 'solid' && hasArrowEnd && !hasArrowStart;
    }) &&
    subgraphs.length + classAssignments.size + nodeStyles.size + linkStyles.size === 0;
  return isPlain ? graph : null;
}

const createNodes = ({nodes}: Graph, maxLength: number): GraphNode[] =>
  [...nodes.values()].map(({id, label, shape}) => ({
    id,
    lines: wrapLabel(label, maxLength),
    shape: SHAPES[shape] ?? 'box',
  }));

/** Colours of the page, by the names that the renderer uses for the parts of a drawing. */
const COLORS: Readonly<Record<string, string>> = {
  bg: 'paper',
  '_node-fill': 'accent-soft',
  '_group-hdr': 'accent-soft',
  '_node-stroke': 'accent',
  '_inner-stroke': 'line',
  _line: 'copper',
  _arrow: 'copper',
};

/** Renders sequences and other diagrams that `createGraphLayout` doesn't support, with the renderer's own layout. */
function renderMermaid(source: string, id: string, attributes: string, content: string): string {
  const blocks: string[] = [];
  const padding = /^\s*sequenceDiagram/.test(source) ? SEQUENCE_PADDING : PADDING;
  const inset = MARGIN + PADDING - padding;
  const drawn = narrowSequence(renderMermaidSVG(source.replace(WAITING_CLASS, ''), {padding: MARGIN}))
    .replace(/<style>[\s\S]*?<\/style>\s*/, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/var\(--(bg|_[\w-]+)\)/g, (_, name: string) => `var(--mr-${COLORS[name] ?? 'ink'})`)
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(?<=\d\.\d{2})\d+/g, '')
    .replace(/>\s+</g, '><')
    .replaceAll('rx="0" ry="0"', `rx="${CORNER}" ry="${CORNER}"`)
    // Ends a line next to the words that it would cross.
    .replace(/<g class="(?:message|block)">.*?<\/g>/g, (group) =>
      group.replaceAll('<text ', '<text paint-order="stroke" stroke="var(--mr-paper)" stroke-width="4" '),
    )
    // Moves the labels of a block on top of the lines that cross it.
    .replace(/<g class="block">.*?<\/g>/g, (block) => (blocks.push(block), ''))
    .replace('<g class="message">', `${blocks.join('')}$&`);
  return drawn.replace(/<svg .*?viewBox="0 0 ([\d.]+) ([\d.]+)".*?>/, (_, width: string, height: string) => {
    const area: Area = [inset, inset, Number(width) - 2 * inset, Number(height) - 2 * inset];
    const minWidth = ((area[2] + 2 * PADDING) * MIN_TEXT) / LABEL_FONT_SIZE / 16;
    return renderSvgTag(area, SCALE, `${attributes} style="min-width:${minWidth.toFixed(1)}rem"`) + content;
  });
}

/**
 * Draws a diagram using the colours of the page's custom properties: a chain as HTML, others as SVG. Graphs are drawn
 * twice, as an outline for narrow pages and from left to right for wide ones.
 *
 * @param id prefix of the ids inside, unique for each diagram on a page
 * @throws if the source isn't valid or can't be drawn
 */
export function renderDiagram({source, title, description}: Diagram, id: string): string {
  const alternative = `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(description)}</desc>`;
  const name = `role="img" aria-labelledby="${id}-title ${id}-desc"`;
  const hidden = `<svg class="visually-hidden" ${name}>${alternative}</svg>`;
  const chain = parseChain(source);
  if (chain) return hidden + renderChain(chain);
  const graph = parseGraph(source);
  if (!graph) return renderMermaid(source, id, `class="diagram__drawing diagram__whole" ${name}`, alternative);

  const edges = graph.edges.map(({source: from, target: to, label = ''}) => ({from, to, label}));
  const waiting = new Set([...source.matchAll(WAITING_CLASS)].flatMap(([, ids = '']) => ids.split(/[\s,]+/)));
  const outline = createOutlineLayout(createNodes(graph, 30), edges);
  const wide = createGraphLayout(createNodes(graph, 16), edges);
  if (!wide || wide.width > MAX_WIDTH) {
    return renderLayout(outline, waiting, `class="diagram__drawing" ${name}`, alternative);
  }
  // Only one of the two is visible, so neither contains the text alternative.
  const formatAttributes = (className: string): string => `class="diagram__drawing ${className}" aria-hidden="true"`;
  return [
    hidden,
    renderLayout(outline, waiting, formatAttributes('diagram__narrow'), ''),
    renderLayout(wide, waiting, formatAttributes('diagram__wide'), ''),
  ].join('');
}
