import {escapeText} from '../../markdown/escapeHtml';
import {isSameFigure, type FigureRow} from './compareFigures';
import type {PageDifference} from './comparePages';
import {asInline} from './renderBlocks';

const CAPTIONS = {limits: 'Limits', figures: 'Figures on these pages'} as const;

/** What an empty side means. */
const MISSING = {
  limits: 'A dash means that the version has no such limit.',
  figures: 'A dash means that the page does not mention the figure.',
} as const;

function renderRow({name, older, newer}: FigureRow): string {
  const cell = (value: string | null, tag: 'del' | 'ins'): string =>
    `<td>${value === null ? '–' : `<${tag}>${escapeText(value)}</${tag}>`}</td>`;
  return `<tr><th scope="row">${asInline(name)}</th>${cell(older, 'del')}${cell(newer, 'ins')}</tr>`;
}

function renderTable(rows: readonly FigureRow[], {older, newer, figuresAre}: PageDifference): string {
  if (rows.length === 0) return '';
  const names = ['What', older.label, newer.label].map((name) => `<th scope="col">${escapeText(name)}</th>`).join('');
  const body = rows.map(renderRow).join('');
  const missing = rows.some((row) => row.older === null || row.newer === null) ? `<p>${MISSING[figuresAre]}</p>` : '';
  return `${missing}<table class="changes-figures"><thead><tr>${names}</tr></thead><tbody>${body}</tbody></table>`;
}

function describeSame(rows: readonly FigureRow[]): string {
  if (rows.length === 0) return '';
  const list = rows.map(({name, newer}) => `${asInline(name)} (${escapeText(newer ?? '')})`).join('; ');
  return `<p class="changes-same">The same in both: ${list}.</p>`;
}

/** The figures of two pages as a table; those that are the same follow in a sentence. */
export function renderFigures(page: PageDifference): string {
  const {figures, figuresAre} = page;
  if (figures.length === 0) return '';
  const differing = figures.filter((row) => !isSameFigure(row));
  return (
    `<section class="changes-section"><h2 id="figures-compared">${CAPTIONS[figuresAre]}</h2>` +
    `${renderTable(differing, page)}${describeSame(figures.filter(isSameFigure))}</section>`
  );
}
