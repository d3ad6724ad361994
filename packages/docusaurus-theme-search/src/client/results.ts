/** Renders results, in the dialog and on the search page. */
import {countPages, groupBy, type SearchAnswer, type SearchHit} from '../engine/answer';
import {formatAnswer, formatWaiting, interpolate} from './messages';
import {getPartLabel, type PartCount} from './resultParts';
import {NONE, type SavedSearch, type SavedSearches} from './savedSearches';
import type {Outcome} from './searchClient';
import type {BoxSettings, SearchVersion} from './settings';
import {getVersionSuffix} from './versions';
import * as words from './words';
import {setContent, html, type Html} from './html';

/**
 * Marks a string as HTML whose only tag is `<mark>`: the functions that create it escape everything else. Words that
 * follow each other have one mark.
 */
const createMarkedHtml = (html: string): Html => ({html: html.replace(/<\/mark>([\s-]*)<mark>/g, '$1')});

const groupHitsByPage = (answer: SearchAnswer | null): SearchHit[][] => [
  ...groupBy(answer?.hits ?? [], ({pageUrl}) => pageUrl).values(),
];

const renderPlace = (hit: SearchHit | undefined): Html | null =>
  hit?.place ? html`<span class="search-place">${hit.place}</span>` : null;

const KINDS = {
  page: html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3" /></svg>`,
  section: html`<svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.5 5.5h11M2.5 10.5h11M6.5 1.5l-1.5 13M11 1.5l-1.5 13" />
  </svg>`,
};

/**
 * Renders the results, grouped by page, as options of the combobox. The id of an option depends on the result, not on
 * its position: with the same id, screen readers wouldn't announce that another result is active.
 */
export function renderOptions(listId: string, {answer, question}: Outcome, settings: BoxSettings): Html[] {
  const suffix = getVersionSuffix(settings, question.version);
  return groupHitsByPage(answer).map((hits) => {
    const title = hits[0]?.pageTitle;
    const options = hits.map((hit) => {
      // The first section of a page may have the same title.
      const isPage = hit.heading === null || hit.heading === title;
      const name = isPage
        ? html`<span class="search-page">${createMarkedHtml(hit.titleHtml)}${suffix}</span>`
        : html`<span class="search-heading">${createMarkedHtml(hit.titleHtml)}</span>
            <span class="search-page">${title}${suffix}</span>`;
      return html` <a id="${listId}-${hit.url}" role="option" tabindex="-1" href="${hit.url}" class="search-hit">
        ${isPage ? KINDS.page : KINDS.section}
        <span class="search-title">${name}</span>
        ${renderPlace(hit)}
        <span class="search-text">${createMarkedHtml(hit.snippetHtml)}</span>
      </a>`;
    });
    return html`<div role="group" aria-label="${title}${suffix}" class="search-group">${options}</div>`;
  });
}

/** Renders the results, grouped by page, for the search page. */
export function renderItems({answer}: Outcome): Html[] {
  return groupHitsByPage(answer).map((hits) => {
    const [first] = hits;
    const sections = hits.map(({url, heading, titleHtml, snippetHtml}) => {
      const link = html`<h3>${KINDS.section}<a href="${url}">${createMarkedHtml(titleHtml)}</a></h3>`;
      return html`<li>
        ${heading !== null && link}
        <p class="search-text">${createMarkedHtml(snippetHtml)}</p>
      </li>`;
    });
    return html`<li>
      ${renderPlace(first)}
      <h2><a href="${first?.pageUrl}">${first?.pageTitle}</a></h2>
      <ul>
        ${sections}
      </ul>
    </li>`;
  });
}

/** Renders the buttons of a saved search. Their labels include it. */
function renderButtons({url, title}: SavedSearch, isRecent: boolean): Html {
  const [add, remove] = [words.addFavorite, words.remove].map((label) => interpolate(label, {title}));
  return html`${isRecent && html`<button type="button" data-keep="${url}" aria-label="${add}">☆</button>`}
    <button type="button" data-forget="${url}" aria-label="${remove}">✕</button>`;
}

/** Renders what is shown without results: recent results, favourites and starting points, as rows that look like results. */
export function renderStart(
  {base, startingPoints}: Pick<BoxSettings, 'base' | 'startingPoints'>,
  {recent, favorites}: SavedSearches = NONE,
): Html[] {
  const starts = startingPoints.map(({to, label}) => {
    const url = base + to.replace(/^\//, '');
    return {url, title: label, pageTitle: label};
  });
  const renderItem = (search: SavedSearch, list: readonly SavedSearch[]): Html => {
    const {url, title, pageTitle} = search;
    const isPage = title === pageTitle;
    return html` <li>
      <a href="${url}" class="search-hit">
        ${isPage ? KINDS.page : KINDS.section}
        <span class="search-title">
          <span class="search-heading">${title}</span>${!isPage && html`<span class="search-page">${pageTitle}</span>`}
        </span>
      </a>
      ${list !== starts && renderButtons(search, list === recent)}
    </li>`;
  };
  const groups: [string, readonly SavedSearch[]][] = [
    [words.recent, recent],
    [words.favorites, favorites],
    [words.startHere, starts],
  ];
  return groups.flatMap(([name, list]) =>
    list.length === 0
      ? []
      : html` <section class="search-group">
          <h2 class="search-page">${name}</h2>
          <ul class="search-saved">
            ${list.map((search) => renderItem(search, list))}
          </ul>
        </section>`,
  );
}

type Choice = {readonly value: string; readonly label: string; readonly count?: number};

/** Renders a button for each choice and marks the selected one. The focus stays in the group. */
function renderChoices(group: HTMLElement, choices: readonly Choice[], selected: string): void {
  const isFocused = group.contains(document.activeElement);
  const buttons = choices.map(
    ({value, label, count}) =>
      html`<button type="button" value="${value}" aria-pressed="${String(value === selected)}">
        ${label}${count !== undefined && html` <span>${String(count)}</span>`}
      </button>`,
  );
  setContent(group, buttons);
  if (isFocused) group.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

/** Container of the version buttons. */
export const VERSIONS = html`<div class="search-versions" role="group" aria-label="${words.versions}"></div>`;

/** Renders the version buttons, if there are at least two. The value of a button is the version's key. */
export function renderVersions(group: HTMLElement, offered: readonly SearchVersion[], selected: string): void {
  group.hidden = offered.length < 2;
  const choices = offered.map(({key, label}) => ({value: key, label}));
  renderChoices(group, choices, selected);
}

/** Container of the part buttons. */
export const PARTS = html`<div class="search-parts" role="group" aria-label="${words.parts}" hidden></div>`;

/** Renders the part buttons, if there are several parts. An empty value selects all of them. */
export function renderPartFilter(
  group: HTMLElement,
  hits: readonly SearchHit[],
  parts: readonly PartCount[],
  selected: string,
): void {
  const choices: Choice[] = parts.map(([part, count]) => ({value: part, label: getPartLabel(part), count}));
  // Keep the selected part, so that it can be deselected.
  if (selected && !choices.some(({value}) => value === selected))
    choices.push({value: selected, label: getPartLabel(selected)});
  group.hidden = choices.length === 0;
  renderChoices(group, [{value: '', label: words.allParts, count: countPages(hits)}, ...choices], selected);
}

/** Containers of the status lines below the field. */
export const LINES = html` <div class="search-status" aria-hidden="true">
    <p></p>
    <p class="search-notice"></p>
  </div>
  <div class="search-status">
    <button type="button" class="search-retry" hidden>${words.tryAgain}</button>
  </div>`;

/** Lines with the number of results and warnings. */
type StatusLines = {
  readonly wait: (query: string) => void;
  /** Shows the outcome of a query, with additional text for screen readers. */
  readonly show: (outcome: Outcome, more?: string) => void;
};

/**
 * Creates the status lines. Screen readers get them from the status element, which is updated with a delay, because an
 * announcement would interrupt typing.
 */
export function createStatus(
  root: HTMLElement,
  {locale, timings, worker}: BoxSettings,
  retry: () => void,
): StatusLines {
  const getElement = (selector: string): HTMLElement => root.querySelector(selector) as HTMLElement;
  const [status, found, notice] = [
    getElement('[role=status]'),
    getElement('.search-status p'),
    getElement('.search-notice'),
  ];
  const retryButton = getElement('.search-retry');
  let speaking: ReturnType<typeof setTimeout> | undefined;
  retryButton.addEventListener('click', retry);
  status.classList.add('search-spoken');
  return {
    wait: (query) => (found.textContent = status.textContent = formatWaiting(query)),
    show: ({question, answer, notice: line, isComplete}, more = '') => {
      found.textContent = isComplete ? formatAnswer(answer, question.query, locale) : formatWaiting(question.query);
      notice.textContent = line;
      notice.classList.toggle('search-alert', !answer);
      retryButton.hidden = answer !== null || !line || worker === null;
      const spoken = [found.textContent, more, line].filter(Boolean).join(' ');
      clearTimeout(speaking);
      if (isComplete) speaking = setTimeout(() => (status.textContent = spoken), timings.announcePause);
    },
  };
}

/** Pauses updates of a list during a press, and then shows the last one, so that nothing moves below a finger. */
export function pauseWhilePressed<T>(list: HTMLElement, show: (next: T) => void): (next: T) => void {
  let isPressed = false;
  let held: (() => void) | undefined;
  const resume = (): void => {
    isPressed = false;
    held?.();
    held = undefined;
  };
  list.addEventListener('pointerdown', () => (isPressed = true));
  // The click event follows.
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => setTimeout(resume));
  return (next) => {
    if (isPressed) held = () => show(next);
    else show(next);
  };
}
