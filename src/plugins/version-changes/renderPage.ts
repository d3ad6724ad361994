import {BASE_URL} from '../../config/addresses';
import {capitalise} from '../../facts/capitalise';
import {escapeHtml, escapeText} from '../../markdown/escapeHtml';
import type {ComparedPage, PageDifference} from './comparePages';
import type {Outcome, SectionDifference} from './compareSections';
import {listWords} from './listWords';
import {renderBlock, renderPairs} from './renderBlocks';
import {renderFigures} from './renderFigures';
import {describeSections, OUTCOME_WORDS} from './summarise';
import type {Section} from './readSections';

/** A section that one version alone has is begun here, and read on its page. */
const BLOCKS_BEGUN = 2;

const addressOf = ({path}: ComparedPage, {slug}: Pick<Section, 'slug'>): string =>
  escapeHtml(BASE_URL + path.slice(1) + (slug ? `#${slug}` : ''));

const idOf = ({older, newer}: SectionDifference): string => (newer ?? older)?.slug ?? 'introduction';

const titleOf = ({older, newer}: SectionDifference): string =>
  (newer ?? older)?.slug ? ((newer ?? older)?.title ?? '') : 'Introduction';

function renderTitle(section: SectionDifference): string {
  const {older, newer, outcome} = section;
  const title = escapeText(titleOf(section));
  return outcome === 'renamed' && older && newer ? `<del>${escapeText(older.title)}</del> <ins>${title}</ins>` : title;
}

const renderOutcome = (outcome: Outcome): string =>
  `<span class="changes-outcome changes-outcome--${outcome}">${capitalise(OUTCOME_WORDS[outcome])}</span>`;

/** Links to the section in both versions. */
function renderSources({older, newer}: SectionDifference, page: PageDifference): string {
  const link = (section: Section | null, of: ComparedPage): string[] =>
    section ? [`<a href="${addressOf(of, section)}">Read it in ${escapeText(of.label)}</a>`] : [];
  return [...link(older, page.older), ...link(newer, page.newer)].join(' ');
}

function renderOneSided({older, newer, blocks}: SectionDifference, page: PageDifference): string {
  const [section, of] = newer ? [newer, page.newer] : [older, page.older];
  if (!section) return '';
  const begun = blocks.slice(0, BLOCKS_BEGUN);
  const rest = blocks.slice(BLOCKS_BEGUN).map((pair) => (pair.newer ?? pair.older)?.text ?? '');
  const tag = newer ? 'ins' : 'del';
  const html = begun.map((pair) => renderBlock(pair.newer ?? pair.older ?? {kind: 'text', text: ''})).join('');
  const more =
    rest.length === 0 ? '' : `<p class="changes-same">… and ${listWords(rest.join(' ')).length} more words</p>`;
  return `<div class="changes-side" data-version="${escapeHtml(of.label)}"><${tag} class="changes-whole">${html}</${tag}>${more}</div>`;
}

function renderBody(section: SectionDifference, page: PageDifference): string {
  if (section.outcome === 'same') return '';
  if (!section.older || !section.newer) return renderOneSided(section, page);
  return renderPairs(section.blocks, {older: page.older.label, newer: page.newer.label});
}

/** Links to the changed sections before and after one. */
function renderJumps(ids: readonly string[], at: number): string {
  const link = (id: string | undefined, text: string): string[] =>
    id === undefined ? [] : [`<a href="#${escapeHtml(id)}">${text}</a>`];
  return [...link(ids[at - 1], '↑ Previous change'), ...link(ids[at + 1], '↓ Next change')].join(' ');
}

function renderSection(section: SectionDifference, page: PageDifference, changed: readonly string[]): string {
  const id = idOf(section);
  const at = changed.indexOf(id);
  const jumps = at < 0 ? '' : `<span class="changes-jumps">${renderJumps(changed, at)}</span>`;
  return (
    `<section class="changes-section changes-section--${section.outcome}">` +
    `<h2 id="${escapeHtml(id)}">${renderTitle(section)} ${renderOutcome(section.outcome)}</h2>` +
    `<p class="changes-links"><span>${renderSources(section, page)}</span>${jumps}</p>` +
    `${renderBody(section, page)}</section>`
  );
}

function renderContents(sections: readonly SectionDifference[]): string {
  const items = sections.map(
    (section) =>
      `<li><a href="#${escapeHtml(idOf(section))}">${escapeText(titleOf(section))}</a> ${renderOutcome(section.outcome)}</li>`,
  );
  return `<nav aria-label="Sections"><ol class="changes-contents">${items.join('')}</ol></nav>`;
}

/** The difference of two pages as HTML: what changed in numbers, the figures, and each section. */
export function renderPage(page: PageDifference): string {
  const {older, newer, sections} = page;
  const changed = sections.filter(({outcome}) => outcome !== 'same').map(idOf);
  const link = (of: ComparedPage): string =>
    `<a href="${addressOf(of, {slug: null})}">${escapeText(`${of.title} (${of.label})`)}</a>`;
  return (
    `<p>${link(older)} compared with ${link(newer)}. Sections: ${describeSections(page.summary)}.</p>` +
    renderContents(sections) +
    renderFigures(page) +
    sections.map((section) => renderSection(section, page, changed)).join('')
  );
}
