import {escapeHtml, escapeText} from '../../markdown/escapeHtml';
import {compareBlock, isSame, type BlockPair} from './compareSections';
import type {Run} from './compareTexts';
import type {Block} from './readSections';

/** What stands on the two sides of a part of the page; a side is empty where its version has no such part. */
type Row = {readonly older: string; readonly newer: string};

/** Text as HTML, with code where it is between backticks. */
export const asInline = (text: string): string => escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function wrapBlock({kind}: Block, html: string): string {
  if (kind === 'code') return `<pre><code>${html}</code></pre>`;
  return `<p${kind === 'text' ? '' : ` class="changes-${kind}"`}>${html}</p>`;
}

/** A block without marks inside. */
export function renderBlock(block: Block): string {
  return wrapBlock(block, block.kind === 'code' ? escapeText(block.text) : asInline(block.text));
}

/** One side of a block that changed: what both have, and what this side alone has. */
function renderRuns(block: Block, runs: readonly Run[], own: 'gone' | 'new'): string {
  const tag = own === 'gone' ? 'del' : 'ins';
  const write = block.kind === 'code' ? escapeText : asInline;
  const shown = runs.filter(({change}) => change === 'same' || change === own);
  const parts = shown.map(({text, change}) => {
    if (change === 'same') return write(text);
    // The space after a mark is outside it, and so is the end of a line.
    const [, words = '', space = ''] = /^([\s\S]*?)(\s*)$/.exec(text) ?? [];
    return `<${tag}>${write(words)}</${tag}>${space}`;
  });
  return wrapBlock(block, parts.join('').trimEnd());
}

/** Blocks that have nothing in common, or no counterpart: they are marked as a whole. */
function renderWhole(pairs: readonly BlockPair[]): Row {
  const blocks = (side: keyof BlockPair): string =>
    pairs.flatMap((pair) => (pair[side] ? [renderBlock(pair[side])] : [])).join('');
  const [older, newer] = [blocks('older'), blocks('newer')];
  return {
    older: older && `<del class="changes-whole">${older}</del>`,
    newer: newer && `<ins class="changes-whole">${newer}</ins>`,
  };
}

/** A block with its changes marked; one that was rewritten as a whole, beside the other. */
function renderChanged(older: Block, newer: Block): Row {
  const runs = compareBlock(older, newer);
  if (!runs.some(({change}) => change === 'same')) return renderWhole([{older, newer}]);
  return {older: renderRuns(older, runs, 'gone'), newer: renderRuns(newer, runs, 'new')};
}

type Part = 'same' | 'changed' | 'one-sided';

const partOf = (pair: BlockPair): Part => {
  if (isSame(pair)) return 'same';
  return pair.older && pair.newer ? 'changed' : 'one-sided';
};

/** Neighbouring pairs of one kind together; a block that changed stands alone. */
function groupPairs(pairs: readonly BlockPair[]): {part: Part; pairs: BlockPair[]}[] {
  const groups: {part: Part; pairs: BlockPair[]}[] = [];
  for (const pair of pairs) {
    const part = partOf(pair);
    const last = groups.at(-1);
    if (last?.part === part && part !== 'changed') last.pairs.push(pair);
    else groups.push({part, pairs: [pair]});
  }
  return groups;
}

function renderRow({older, newer}: Row, labels: Labels): string {
  const side = (html: string, label: string): string =>
    html && `<div class="changes-side" data-version="${escapeHtml(label)}">${html}</div>`;
  const [left, right] = [side(older, labels.older), side(newer, labels.newer)];
  const place = left && right ? '' : ` changes-pair--${left ? 'older' : 'newer'}`;
  return `<div class="changes-pair${place}">${left}${right}</div>`;
}

/** The names of the two versions. */
export type Labels = {readonly older: string; readonly newer: string};

/** The blocks of a section, side by side; blocks that did not change are counted. */
export function renderPairs(pairs: readonly BlockPair[], labels: Labels): string {
  const rows = groupPairs(pairs).map(({part, pairs: [first, ...rest]}) => {
    const count = rest.length + 1;
    if (part === 'same') return `<p class="changes-same">${count === 1 ? 'One part' : `${count} parts`} unchanged</p>`;
    if (part === 'changed' && first?.older && first.newer)
      return renderRow(renderChanged(first.older, first.newer), labels);
    return renderRow(renderWhole(first ? [first, ...rest] : []), labels);
  });
  return rows.join('');
}
