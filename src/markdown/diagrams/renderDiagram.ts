import {escapeHtml} from '../escapeHtml';
import {fitHeight} from './fitHeight';
import {renderMermaidSVG} from './mermaid';
import {readChain, type Link} from './readChain';

/** A Mermaid source without its text alternative, and that alternative. */
export type Diagram = {
  readonly source: string;
  readonly title: string;
  readonly description: string;
};

const TITLE = /^\s*accTitle:\s*(.+)$/m;
const DESCRIPTION = /^\s*accDescr:\s*(.+)$/m;

/**
 * Takes the text alternative out of a Mermaid source.
 *
 * @throws when `accTitle` or `accDescr` is missing.
 */
export function readDiagram(text: string): Diagram {
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

function scale(svg: string): string {
  return svg.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, width: string, height: string) => {
    return ` width="${Math.round(Number(width) * SCALE)}" height="${Math.round(Number(height) * SCALE)}"`;
  });
}

function drawSvg(source: string, id: string, attributes: string, alternative: string, layerSpacing: number): string {
  const drawn = renderMermaidSVG(source, {padding: PADDING, nodeSpacing: 20, layerSpacing});
  return scale(fitHeight(drawn, PADDING))
    .replace(/<style>[\s\S]*?<\/style>\s*/, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/>\s+</g, '><')
    .replace(/<svg ([^>]*)>/, `<svg $1 ${attributes}>${alternative}`);
}

/** The same diagram from left to right, or null where it would be too wide, or is not one that can turn. */
function drawWide(source: string, id: string): string | null {
  if (!DOWNWARD.test(source)) return null;
  const turned = source.replace(DOWNWARD, (_, indent: string, flow?: string, state?: string) =>
    flow ? `${indent}${flow} LR` : `${indent}${state ?? ''}\n${indent}direction LR`,
  );
  const svg = drawSvg(turned, `${id}-wide`, 'class="diagram__drawing diagram__wide" aria-hidden="true"', '', 28);
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  return width <= MAX_WIDTH ? svg : null;
}

/** A chain in the page's own type: in a row, or on a phone in a column. */
function drawChain(chain: readonly Link[]): string {
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
  const chain = readChain(source);
  if (chain) return `<svg class="visually-hidden" ${name}>${alternative}</svg>${drawChain(chain)}`;
  const wide = drawWide(source, id);
  if (!wide) return drawSvg(source, id, `class="diagram__drawing" ${name}`, alternative, 36);
  // Only one of the two is in sight, so neither has the text alternative.
  const narrow = drawSvg(source, id, 'class="diagram__drawing diagram__narrow" aria-hidden="true"', '', 36);
  return `<svg class="visually-hidden" ${name}>${alternative}</svg>${narrow}${wide}`;
}
