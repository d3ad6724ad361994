import {estimateTextWidth} from './graph';

/** Minimum distance of two lanes, so that three fit on a phone. The renderer uses 140 and has no option for it. */
const MIN_GAP = 100;

/** Space between the boxes of two lanes. */
const BOX_GAP = 8;

/** Minimum width of a box, and how much of the space around its label is removed. */
const MIN_BOX = 72;
const SPARE_BOX = 18;

/** Padding of the renderer around a sequence. */
const PADDING = 30;

/** Font size of labels in the renderer's pixels. */
export const LABEL_FONT_SIZE = 11;

/** Distance from a lane to the label of a message to the same lane. */
const LOOP_SPACE = 38;

const RECTANGLE = /x="([\d.]+)"( y="[\d.]+" )width="([\d.]+)"/;

/** Replaces the position and the width of the first rectangle in a part. */
const resizeBox = (part: string, getSpan: (x: number, width: number) => readonly [x: number, width: number]): string =>
  part.replace(RECTANGLE, (_, x: string, y: string, width: string) => {
    const [newX, newWidth] = getSpan(Number(x), Number(width));
    return `x="${newX}"${y}width="${newWidth}"`;
  });

const shrinkBox = (width: number): number => Math.max(MIN_BOX, width - SPARE_BOX);

const getNumbers = (svg: string, pattern: RegExp): number[] =>
  [...svg.matchAll(pattern)].map(([, value]) => Number(value));

/** Applies a function to all horizontal coordinates of a part. */
const mapX = (part: string, move: (x: number) => number): string =>
  part
    .replace(/ (x1?|x2)="([\d.]+)"/g, (_, name: string, x: string) => ` ${name}="${move(Number(x))}"`)
    .replace(/ points="([^"]+)"/g, (_, points: string) => {
      const moved = points.split(' ').map((point) => point.split(',').map(Number));
      return ` points="${moved.map(([x = 0, y = 0]) => `${move(x)},${y}`).join(' ')}"`;
    });

/** Returns positions for the lanes, as close together as their boxes allow. */
function getPositions(lanes: readonly number[], widths: readonly number[]): number[] {
  const positions: number[] = [];
  for (const [at, lane] of lanes.entries()) {
    const [before = 0, width = 0] = [widths[at - 1], widths[at]];
    const needed = (shrinkBox(before) + shrinkBox(width)) / 2 + BOX_GAP;
    const previous = positions[at - 1];
    positions.push(
      previous === undefined ? lane - (width - shrinkBox(width)) / 2 : previous + Math.max(MIN_GAP, needed),
    );
  }
  return positions;
}

/**
 * Moves the lanes of a sequence diagram closer together, so that three fit on a phone. Messages from the last lane to
 * itself are drawn on its left if their labels fit.
 *
 * @param svg output of the renderer. Other drawings and unknown markup don't change
 */
export function narrowSequence(svg: string): string {
  const lanes = getNumbers(svg, /class="lifeline"[^>]* x1="([\d.]+)"/g);
  const widths = getNumbers(svg, /<g class="actor"[^>]*>\s*<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g);
  if (lanes.length === 0 || widths.length !== lanes.length) return svg;
  const positions = getPositions(lanes, widths);
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];

  /** Scales the distances between two lanes, but not those outside the lanes. */
  const move = (x: number): number => {
    const next = lanes.findIndex((lane) => lane >= x);
    if (next === -1) return x - (lanes.at(-1) ?? 0) + last;
    if (next === 0) return x - (lanes[0] ?? 0) + first;
    const [from = 0, to = 0] = [lanes[next - 1], lanes[next]];
    const [newFrom = 0, newTo = 0] = [positions[next - 1], positions[next]];
    return newFrom + ((x - from) / (to - from)) * (newTo - newFrom);
  };

  /** Moves a part without changing its width. */
  const shift = (part: string, lane: number): string => mapX(part, (x) => x + move(lane) - lane);

  const moveLoop = (part: string): string => {
    const lane = Number(/points="([\d.]+)/.exec(part)?.[1]);
    const width = estimateTextWidth(/>([^<>]+)<\/text>/.exec(part)?.[1] ?? '', LABEL_FONT_SIZE);
    if (lane !== lanes.at(-1) || width + LOOP_SPACE > last - first) return shift(part, lane);
    return mapX(part, (x) => move(lane) - (x - lane)).replace('text-anchor="start"', 'text-anchor="end"');
  };

  const moveBlock = (part: string): string =>
    mapX(
      resizeBox(part, (x, width) => [x, move(x + width) - move(x)]),
      move,
    );

  const moveBox = (part: string, lane: number): string =>
    resizeBox(shift(part, lane), (x, width) => [x + (width - shrinkBox(width)) / 2, shrinkBox(width)]);

  const moved = svg
    .replace(/<g class="(\w+)".*?<\/g>/gs, (part, kind: string) => {
      if (kind === 'block') return moveBlock(part);
      if (part.includes('data-self="true"')) return moveLoop(part);
      if (kind === 'message') return mapX(part, move);
      const lane = Number(/<text x="([\d.]+)"/.exec(part)?.[1]);
      return kind === 'actor' ? moveBox(part, lane) : shift(part, lane);
    })
    .replace(/<line class="lifeline"[^>]*>/g, (line) => mapX(line, move));
  const ends = [...moved.matchAll(/ x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  );
  const texts = [...moved.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="start"[^>]*>([^<]+)/g)].map(
    ([, x, text = '']) => Number(x) + estimateTextWidth(text, LABEL_FONT_SIZE),
  );
  const width = Math.max(...ends, ...texts) + PADDING;
  return moved.replace(/viewBox="0 0 [\d.]+/, `viewBox="0 0 ${width}`);
}
