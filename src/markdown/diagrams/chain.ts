import {escapeHtml} from '../text';

/** A box of a chain, and the label of the arrow that leads to it. */
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
 * Parses a flowchart that's a chain: boxes one after another, without branches. It can be rendered as HTML, which
 * adapts to the page's width, unlike an SVG.
 *
 * @returns its boxes in order, or null for any other diagram
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

/** Renders a chain as HTML: a row of equal columns, or a single column on phones. */
export function renderChain(chain: readonly Link[]): string {
  const boxes = chain.map(({label, edge}, at) => {
    const arrow = at === 0 ? '' : `<span class="chain__arrow"><span>${escapeHtml(edge)}</span></span>`;
    return `${arrow}<span class="chain__box">${escapeHtml(label)}</span>`;
  });
  return `<div class="chain" aria-hidden="true" data-markdown-ignore="">${boxes.join('')}</div>`;
}
