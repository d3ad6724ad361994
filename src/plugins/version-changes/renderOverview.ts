import {BASE_URL} from '../../config/addresses';
import {latestVersion} from '../../config/versions';
import {escapeHtml, escapeText} from '../../markdown/escapeHtml';
import {groupBy} from '../groupBy';
import type {ComparedVersion, OrderedPage, PagePair} from './listPairs';
import {describeSections, type Summary} from './summarise';

const addressOf = (route: string): string => escapeHtml(BASE_URL + route.slice(1));

const linkTo = ({path, title}: OrderedPage): string => `<a href="${addressOf(path)}">${escapeText(title)}</a>`;

/** The shares of the words as a bar; the sentence beside it says the same. */
function renderBar({words}: Summary): string {
  const {gone, both, added} = words;
  const bar = (kind: string, from: number, width: number): string =>
    width === 0 ? '' : `<rect class="changes-bar--${kind}" x="${from}" width="${width}" height="6"></rect>`;
  const bars = bar('gone', 0, gone) + bar('both', gone, both) + bar('new', gone + both, added);
  return `<svg class="changes-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>`;
}

function renderPair({older, newer, route}: PagePair, summary: Summary): string {
  const {gone, both, added} = summary.words;
  const other = older.title === newer.title ? '' : ` → ${escapeText(newer.title)}`;
  return (
    `<li><a href="${addressOf(route)}">${escapeText(older.title)}${other}</a>${renderBar(summary)}` +
    `<span>${gone} % gone, ${both} % in both, ${added} % new. Sections: ${describeSections(summary)}.</span></li>`
  );
}

function renderOnly(label: string, id: string, pages: readonly OrderedPage[]): string {
  if (pages.length === 0) return '';
  const groups = [...groupBy(pages, ({group}) => group)].map(
    ([group, members]) => `<dt>${escapeText(group)}</dt><dd>${members.map(linkTo).join(', ')}</dd>`,
  );
  return `<h2 id="only-${escapeHtml(id)}">Only in ${escapeText(label)}</h2><dl class="changes-only">${groups.join('')}</dl>`;
}

/**
 * The list of all pages of an older version beside the latest one, in the order of its sidebar, as HTML.
 *
 * @param summaries how much each page changed, by the route of the comparison
 */
export function renderOverview(compared: ComparedVersion, summaries: ReadonlyMap<string, Summary>): string {
  const {version, pairs, onlyOlder, onlyNewer} = compared;
  const groups = [...groupBy(pairs, ({older}) => older.group)].map(([group, members]) => {
    const items = members.flatMap((pair) => {
      const summary = summaries.get(pair.route);
      return summary ? [renderPair(pair, summary)] : [];
    });
    return `<h3>${escapeText(group)}</h3><ul class="changes-list">${items.join('')}</ul>`;
  });
  return (
    `<p>${pairs.length} pages of ${version.label} have a counterpart in ${latestVersion.label}; ` +
    `${onlyOlder.length} ${onlyOlder.length === 1 ? 'has' : 'have'} none, and ${onlyNewer.length} pages are new in ` +
    `${latestVersion.label}. The bar of a page shows how many of its words are in sections that are gone, that both versions have, and that are new.</p>` +
    `<h2 id="both">In both versions</h2>${groups.join('')}` +
    renderOnly(version.label, version.id, onlyOlder) +
    renderOnly(latestVersion.label, latestVersion.id, onlyNewer)
  );
}
