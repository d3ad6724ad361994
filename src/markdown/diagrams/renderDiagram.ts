import {escapeHtml} from '../text';
// By its file, as in remarkDiagrams.ts.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** One box of a chain, and what is written at the arrow that leads to it. */
export type Link = {readonly label: string; readonly edge: string};

const NODE = String.raw`(\w+)(?:\[(?:"([^"]+)"|([^\]"]+))\])?`;
const EDGE = new RegExp(String.raw`^\s*${NODE}\s*-->\s*(?:\|(?:"([^"]+)"|([^|"]+))\|\s*)?${NODE}\s*$`);

type Edge = {readonly from: string; readonly to: string; readonly text: string};

function parseEdges(lines: readonly string[], labels: Map<string, string>): Edge[] | null {
  const edges: Edge[] = [];
  for (const line of lines) {
    const match = EDGE.exec(line);
    if (!match) return null;
    const [, from = '', quotedFrom, plainFrom, quotedText, plainText, to = '', quotedTo, plainTo] = match;
    for (const [id, label] of [
      [from, quotedFrom ?? plainFrom],
      [to, quotedTo ?? plainTo],
    ] as const) {
      if (label !== undefined || !labels.has(id)) labels.set(id, label ?? id);
    }
    edges.push({from, to, text: quotedText ?? plainText ?? ''});
  }
  return edges;
}

/**
 * Reads a flowchart that is a chain: boxes one after the other, without branches. It can be drawn in the page's own
 * type and turn with the width of the page, which an SVG cannot.
 *
 * @returns its boxes in order, or null if the diagram is anything else
 */
export function parseChain(source: string): Link[] | null {
  const [header = '', ...lines] = source.split('\n').filter((line) => line.trim() !== '');
  if (!/^\s*(?:flowchart|graph)\s/.test(header)) return null;
  const labels = new Map<string, string>();
  const edges = parseEdges(lines, labels);
  if (!edges || edges.length < 2) return null;
  const next = new Map(edges.map((edge) => [edge.from, edge]));
  const entered = new Set(edges.map(({to}) => to));
  if (next.size < edges.length || entered.size < edges.length) return null;
  const start = [...labels.keys()].find((id) => !entered.has(id));
  if (start === undefined) return null;
  const chain: Link[] = [{label: labels.get(start) ?? start, edge: ''}];
  for (let edge = next.get(start); edge; edge = next.get(edge.to)) {
    chain.push({label: labels.get(edge.to) ?? edge.to, edge: edge.text});
  }
  return chain.length === labels.size ? chain : null;
}

const DEFINITIONS = /<defs>[\s\S]*?<\/defs>/g;
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="([\d.]+)" height="[\d.]+"/;

const getNumber = (attributes: string, name: string): number =>
  Number(new RegExp(`\\s${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);

/** The lowest point of a shape, or nothing for a kind of shape that is not known here. */
function getBottom(shape: string, attributes: string): number | undefined {
  if (shape === 'rect') return getNumber(attributes, 'y') + getNumber(attributes, 'height');
  if (shape === 'text' || shape === 'tspan') return getNumber(attributes, 'y');
  if (shape === 'circle') return getNumber(attributes, 'cy') + getNumber(attributes, 'r');
  if (shape === 'ellipse') return getNumber(attributes, 'cy') + getNumber(attributes, 'ry');
  const points = /\spoints="([^"]+)"/.exec(attributes)?.[1];
  return points === undefined
    ? undefined
    : Math.max(...points.split(/\s+/).map((point) => Number(point.split(',')[1])));
}

/**
 * Cuts off what the renderer leaves empty below a drawing that it has turned.
 *
 * @param padding space to keep below the lowest shape, in the units of the drawing
 * @returns the drawing as it was if it has shapes whose size is not known
 */
export function trimHeight(svg: string, padding: number): string {
  const shapes = [...svg.replace(DEFINITIONS, '').matchAll(/<(?!svg|g\b|\/|title|desc|style)(\w+)\b([^<>]*)>/g)];
  const bottoms = shapes.map(([, shape = '', attributes = '']) => getBottom(shape, attributes));
  if (bottoms.some((bottom) => bottom === undefined || Number.isNaN(bottom))) return svg;
  const needed = Math.max(...(bottoms as number[])) + padding;
  return svg.replace(SIZE, (size, width: string, height: string, shown: string) =>
    needed < Number(height) ? `viewBox="0 0 ${width} ${needed}" width="${shown}" height="${needed}"` : size,
  );
}

/** A Mermaid source without its text alternative, and that alternative. */
export type Diagram = {
  readonly source: string;
  readonly title: string;
  readonly description: string;
};

const TITLE = /^[ \t]*accTitle:[ \t]*(\S.*)$/m;
const DESCRIPTION = /^[ \t]*accDescr:[ \t]*(\S.*)$/m;

/**
 * Takes the text alternative out of a Mermaid source.
 *
 * @throws when `accTitle` or `accDescr` is missing.
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

/** Size of the type in an SVG against the renderer's: its 13 pixels become those of the page. */
const SCALE = 1.2;

/** Space around a drawing. */
const PADDING = 8;

/** A drawing that runs from left to right is shown where the page has room, if it is not wider than this. */
const MAX_WIDTH = 700;

/** From the top to the bottom, as authors write them. */
const DOWNWARD = /^(\s*)(?:(flowchart|graph) T[DB]|(stateDiagram-v2))/;

function scaleSvg(svg: string): string {
  return svg.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, width: string, height: string) => {
    return ` width="${Math.round(Number(width) * SCALE)}" height="${Math.round(Number(height) * SCALE)}"`;
  });
}

/** How far from a corner an edge leaves its line. */
const CORNER = 8;

type Point = readonly [x: number, y: number];

/** A point on the way from one to another, as far from the first as a corner is round, and at most half of the way. */
function moveTowards([x, y]: Point, [toX, toY]: Point): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(CORNER / length, 0.5);
  return `${(x + (toX - x) * part).toFixed(2)},${(y + (toY - y) * part).toFixed(2)}`;
}

/** The path along some points, with round corners. */
function getRoundedPath(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, at) => {
    const [before = corner, after = corner] = [points[at], points[at + 2]];
    return `L${moveTowards(corner, before)} Q${corner.join()} ${moveTowards(corner, after)}`;
  });
  return [`M${points[0]?.join()}`, ...corners, `L${points.at(-1)?.join()}`].join(' ');
}

const parsePoints = (points: string): Point[] =>
  points.split(/\s+/).map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

/** The name of a node from code or a step, as in `check_total`, `$errors stream` and `trigger: HTTP`. */
const NAME = /^(?:[a-z]\w*(?=: )|\$[\w.]+|[a-z]\w*(?:_\w+)+|\w+\(\))/;

/** Sets the name that a label begins with in the face of code. */
const styleName = (label: string): string =>
  label.replace(NAME, (name) => `<tspan class="diagram__name">${name}</tspan>`);

/** Nodes in which something waits, as Mermaid's `class One,Two wait` lists them. */
const WAITING_CLASS = /^[ \t]*class ([\w, ]+) wait[ \t]*$/gm;

/** The labels of the nodes that wait. */
function getWaitingLabels(source: string): string[] {
  const ids = [...source.matchAll(WAITING_CLASS)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()));
  return ids.map((id) => new RegExp(String.raw`\b${id}\["?([^\]"]+)"?\]`).exec(source)?.[1] ?? id);
}

/** How much of the plate behind a label is cut off above and below it: the line comes closer to its words. */
const PLATE_CUT = 6;

const shrinkPlate = (_: string, start: string, y: string, width: string, height: string): string =>
  `${start} y="${Number(y) + PLATE_CUT}"${width} height="${Number(height) - 2 * PLATE_CUT}"`;

/** Restyles the renderer's output: round corners, names in the code font, dashed lines for waiting nodes. */
function restyleSvg(svg: string, waiting: readonly string[]): string {
  const isWaiting = (label: string): boolean => waiting.some((other) => escapeHtml(other) === label);
  return svg
    .replace(/(<g class="edge-label"><rect x="[\d.]+") y="([\d.]+)"( width="[\d.]+") height="([\d.]+)"/g, shrinkPlate)
    .replaceAll('rx="0" ry="0"', `rx="${CORNER}" ry="${CORNER}"`)
    .replace(
      /<polyline ([^>]*)points="([^"]+)"/g,
      (_, rest: string, points: string) => `<path ${rest}d="${getRoundedPath(parsePoints(points))}"`,
    )
    .replace(
      /<g class="node">(<[^>]+>)(<text[^>]*>)([^<]*)/g,
      (_, shape: string, text: string, label: string) =>
        `<g class="node${isWaiting(label) ? ' diagram__wait' : ''}">${shape}${text}${styleName(label)}`,
    );
}

function renderSvg(source: string, id: string, attributes: string, alternative: string, layerSpacing: number): string {
  const drawn = renderMermaidSVG(source.replace(WAITING_CLASS, ''), {padding: PADDING, nodeSpacing: 20, layerSpacing});
  const fitted = scaleSvg(trimHeight(drawn, PADDING))
    .replace(/<style>[\s\S]*?<\/style>\s*/, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(?<=\d\.\d{2})\d+/g, '')
    .replace(/>\s+</g, '><');
  return restyleSvg(fitted, getWaitingLabels(source)).replace(/<svg ([^>]*)>/, `<svg $1 ${attributes}>${alternative}`);
}

/** The same diagram from left to right, or null where it would be too wide, or is not one that can turn. */
function renderWideSvg(source: string, id: string): string | null {
  if (!DOWNWARD.test(source)) return null;
  const turned = source.replace(DOWNWARD, (_, indent: string, flow?: string, state?: string) =>
    flow ? `${indent}${flow} LR` : `${indent}${state ?? ''}\n${indent}direction LR`,
  );
  const svg = renderSvg(turned, `${id}-wide`, 'class="diagram__drawing diagram__wide" aria-hidden="true"', '', 28);
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  return width <= MAX_WIDTH ? svg : null;
}

/** A chain in the page's own type: in a row, or on a phone in a column. */
function renderChain(chain: readonly Link[]): string {
  const boxes = chain.map(({label, edge}, at) => {
    const arrow = at === 0 ? '' : `<span class="chain__arrow"><span>${escapeHtml(edge)}</span></span>`;
    return `${arrow}<span class="chain__box">${escapeHtml(label)}</span>`;
  });
  return `<div class="chain" aria-hidden="true" data-markdown-ignore="">${boxes.join('')}</div>`;
}

/**
 * Draws a diagram that takes its colours from the page's custom properties: a chain as HTML, others as SVG, in two
 * directions where both fit.
 *
 * @param id prefix of the ids inside, unique for each diagram on a page
 * @throws when the source is not Mermaid that can be drawn
 */
export function renderDiagram({source, title, description}: Diagram, id: string): string {
  const alternative = `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(description)}</desc>`;
  const name = `role="img" aria-labelledby="${id}-title ${id}-desc"`;
  const chain = parseChain(source);
  if (chain) return `<svg class="visually-hidden" ${name}>${alternative}</svg>${renderChain(chain)}`;
  const wide = renderWideSvg(source, id);
  if (!wide) return renderSvg(source, id, `class="diagram__drawing" ${name}`, alternative, 36);
  // Only one of the two is visible, so neither contains the text alternative.
  const narrow = renderSvg(source, id, 'class="diagram__drawing diagram__narrow" aria-hidden="true"', '', 36);
  return `<svg class="visually-hidden" ${name}>${alternative}</svg>${narrow}${wide}`;
}
