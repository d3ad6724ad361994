/** Renders what is shown without results: where to start, and where to go on if nothing is found. */
import {html, type Html} from './html';
import {ICONS} from './icons';
import {interpolate} from './messages';
import {NONE, type SavedSearch, type SavedSearches} from './savedSearches';
import type {SearchSettings, SearchVersion, StartingPoint} from './settings';
import * as words from './words';

/** Renders the buttons of a saved search. Their labels include it. */
function renderButtons({url, title}: SavedSearch, isRecent: boolean): Html {
  const [add, remove] = [words.addFavoriteLabel, words.removeLabel].map((label) => interpolate(label, {title}));
  return html`${isRecent && html`<button type="button" data-keep="${url}" aria-label="${add}">☆</button>`}
    <button type="button" data-forget="${url}" aria-label="${remove}">✕</button>`;
}

/** Renders a row that looks like a result. */
const renderRow = (url: string, icon: Html, title: Html, more: Html | false): Html =>
  html` <li>
    <a href="${url}" class="search-hit">${icon}<span class="search-title">${title}</span></a>
    ${more}
  </li>`;

function renderSaved(search: SavedSearch, isRecent: boolean): Html {
  const {url, title, pageTitle} = search;
  const isPage = title === pageTitle;
  const name = html`<span class="search-heading">${title}</span>${
      !isPage && html`<span class="search-page">${pageTitle}</span>`
    }`;
  return renderRow(url, isPage ? ICONS.page : ICONS.section, name, renderButtons(search, isRecent));
}

function renderLink({to, label, description, icon = 'page'}: StartingPoint, base: string): Html {
  const url = /^https:/i.test(to) ? to : base + to.replace(/^\//, '');
  const name = html`<span class="search-heading">${label}</span>${
      description && html` <span class="search-text">${description}</span>`
    }`;
  return renderRow(url, ICONS[icon], name, false);
}

const renderGroup = (name: string, rows: readonly Html[]): Html | readonly Html[] =>
  rows.length === 0
    ? []
    : html` <section class="search-group">
        <h2 class="search-page">${name}</h2>
        <ul class="search-saved">
          ${rows}
        </ul>
      </section>`;

/** Renders what is shown before a query: recent results, favourites and starting points. */
export function renderStart(
  {base, startingPoints}: Pick<SearchSettings, 'base' | 'startingPoints'>,
  {recent, favorites}: SavedSearches = NONE,
): Html[] {
  return [
    renderGroup(
      words.recentText,
      recent.map((search) => renderSaved(search, true)),
    ),
    renderGroup(
      words.favoritesText,
      favorites.map((search) => renderSaved(search, false)),
    ),
    renderGroup(
      words.startHereText,
      startingPoints.map((link) => renderLink(link, base)),
    ),
  ].flat();
}

/**
 * Renders what is shown if nothing is found: a hint, a button for each other version, and links to help. The value of a
 * button is the version's key.
 */
export function renderNothing(
  {base, helpLinks}: Pick<SearchSettings, 'base' | 'helpLinks'>,
  others: readonly SearchVersion[],
): Html[] {
  const buttons = others.map(
    ({key, label}) =>
      html`<button type="button" value="${key}">${interpolate(words.searchVersionText, {version: label})}</button>`,
  );
  const links = helpLinks.map((link) => renderLink(link, base));
  return [
    html`<p class="search-text">${words.otherSpellingText}</p>
      <div class="search-versions">${buttons}</div>`,
    renderGroup(words.getHelpText, links),
  ].flat();
}
