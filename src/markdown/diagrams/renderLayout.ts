import {escapeHtml} from '../text';
import {SIZES} from './graph';
import type {GraphLayout, Point} from './graph';

/** Space between a drawing and its frame. */
export const PADDING = 20;

/** Radius of the corners of lines and boxes. */
export const CORNER = 8;

/** Length and half the width of an arrowhead. */
const HEAD = {length: 8, half: 3.5};

/** Colours of lines, dots and arrows. As attributes, they only add weight to pages with a diagram. */
const FILL = 'fill="var(--mr-copper)"';
const OUTLINE = 'fill="none" stroke="var(--mr-copper)"';

/** Formats a coordinate. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);
const formatPoint = ([x, y]: Point): string => `${formatNumber(x)} ${formatNumber(y)}`;

/** Returns the point at a distance from the first one towards the second, at most halfway. */
function moveTowards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(distance / length, 0.5);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function getRoundedPath(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, at) => {
    const [before = corner, after = corner] = [points[at], points[at + 2]];
    const [start, end] = [moveTowards(corner, before, CORNER), moveTowards(corner, after, CORNER)];
    return `L${formatPoint(start)}Q${formatPoint(corner)} ${formatPoint(end)}`;
  });
  return `M${formatPoint(points[0] ?? [0, 0])}${corners.join('')}L${formatPoint(points.at(-1) ?? [0, 0])}`;
}

function getArrowheadPath(points: readonly Point[]): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const [along, across] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const [baseX, baseY] = [x - along * HEAD.length, y - across * HEAD.length];
  const [sideX, sideY] = [across * HEAD.half, along * HEAD.half];
  return `M${formatPoint([x, y])}L${formatPoint([baseX + sideX, baseY + sideY])} ${formatPoint([baseX - sideX, baseY - sideY])}Z`;
}

/**
 * A code identifier or step name at the start of a label, as in `check_total`, `$errors stream` and `trigger: HTTP`.
 */
const NAME = /^(?:[a-z]\w*(?=: |:$)|\$[\w.]+|[a-z]\w*(?:_\w+)+|\w+\(\))/;

/** Sets the identifier at the start of a label in the code font. */
function renderLabel(label: string): string {
  const name = NAME.exec(label)?.[0] ?? '';
  const rest = escapeHtml(label.slice(name.length));
  return name === '' ? rest : `<tspan class="diagram__name">${escapeHtml(name)}</tspan>${rest}`;
}

/** Left, top, width and height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

const toRem = (pixels: number): string => `${Math.round((pixels / 16) * 100) / 100}rem`;

/** Returns an opening SVG tag with padding. Its size is relative to the page's font size. */
export function renderSvgTag([x, y, width, height]: Area, scale: number, attributes: string): string {
  const box = [x - PADDING, y - PADDING, width + 2 * PADDING, height + 2 * PADDING].map(formatNumber);
  return `<svg viewBox="${box.join(' ')}" width="${toRem(Number(box[2]) * scale)}" height="${toRem(Number(box[3]) * scale)}" ${attributes}>`;
}

function renderBox({node, x, y, width, height}: GraphLayout['boxes'][number], waiting: ReadonlySet<string>): string {
  const [centerX, centerY] = [x + width / 2, y + height / 2];
  if (node.shape !== 'box') {
    const circle = (radius: number, color: string): string =>
      `<circle cx="${formatNumber(centerX)}" cy="${formatNumber(centerY)}" r="${radius}" ${color}/>`;
    return node.shape === 'end' ? circle(7, OUTLINE) + circle(4, FILL) : circle(6, FILL);
  }
  const top = centerY - ((node.lines.length - 1) * SIZES.lineHeight) / 2 + SIZES.text / 3;
  const texts = node.lines.map(
    (line, at) =>
      `<text x="${formatNumber(centerX)}" y="${formatNumber(top + at * SIZES.lineHeight)}">${renderLabel(line)}</text>`,
  );
  return `<g class="diagram__box${waiting.has(node.id) ? ' diagram__wait' : ''}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${CORNER}"/>${texts.join('')}</g>`;
}

/**
 * Draws a graph with coordinates as SVG.
 *
 * @param waiting ids of the waiting nodes
 * @param content added to the SVG before the drawing
 */
export function renderLayout(
  {width, height, boxes, lines, labels}: GraphLayout,
  waiting: ReadonlySet<string>,
  attributes: string,
  content: string,
): string {
  const texts = labels.map(({text, x, y, anchor}) => {
    return `<text x="${x}" y="${y}"${anchor === 'middle' ? ' text-anchor="middle"' : ''}>${escapeHtml(text)}</text>`;
  });
  return [
    renderSvgTag([0, 0, width, height], 1, `font-size="${SIZES.text}" fill="var(--mr-ink)" ${attributes}`),
    content,
    `<path ${OUTLINE} stroke-width="1.25" d="${lines.map(getRoundedPath).join('')}"/>`,
    `<path ${FILL} d="${lines.map(getArrowheadPath).join('')}"/>`,
    `<g fill="var(--mr-muted)" font-size="${SIZES.label}">${texts.join('')}</g>`,
    `<g text-anchor="middle">${boxes.map((box) => renderBox(box, waiting)).join('')}</g>`,
    '</svg>',
  ].join('');
}
