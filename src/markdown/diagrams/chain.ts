import {escapeHtml} from '../text';

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

/** Draws a chain in the page's own type: in a row of equal columns, or on a phone in a column. */
export function renderChain(chain: readonly Link[]): string {
  const boxes = chain.map(({label, edge}, at) => {
    const arrow = at === 0 ? '' : `<span class="chain__arrow"><span>${escapeHtml(edge)}</span></span>`;
    return `${arrow}<span class="chain__box">${escapeHtml(label)}</span>`;
  });
  return `<div class="chain" aria-hidden="true" data-markdown-ignore="">${boxes.join('')}</div>`;
}
