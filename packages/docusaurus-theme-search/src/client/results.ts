/** Renders results, in the dialog and on the search page. */
import {groupBy, type SearchResponse, type SearchHit} from '../engine/response';
import {formatResultCount, formatWaiting} from './messages';
import {countParts, getPartLabel} from './resultParts';
import type {Outcome} from './searchClient';
import type {SearchSettings, SearchVersion} from './settings';
import {getVersionSuffix} from './versions';
import {ICONS} from './icons';
import * as words from './words';
import {setContent, html, type Html} from './html';

/**
 * Marks a string as HTML whose only tag is `<mark>`: the functions that create it escape everything else. Words that
 * follow each other have one mark.
 */
const createMarkedHtml = (html: string): Html => ({html: html.replace(/<\/mark>([\s-]*)<mark>/g, '$1')});

const groupHitsByPage = (response: SearchResponse | null): SearchHit[][] => [
  ...groupBy(response?.hits ?? [], ({pageUrl}) => pageUrl).values(),
];

const renderPlace = (hit: SearchHit | undefined): Html | null =>
  hit?.place ? html`<span class="search-place">${hit.place}</span>` : null;

/**
 * Renders the results, grouped by page, as options of the combobox. The id of an option depends on the result, not on
 * its position: with the same id, screen readers wouldn't announce that another result is active.
 */
export function renderOptions(listId: string, {response, params}: Outcome, settings: SearchSettings): Html[] {
  const suffix = getVersionSuffix(settings, params.version);
  return groupHitsByPage(response).map((hits) => {
    const title = hits[0]?.pageTitle;
    const options = hits.map((hit) => {
      // The first section of a page may have the same title.
      const isPage = hit.heading === null || hit.heading === title;
      const name = isPage
        ? html`<span class="search-page">${createMarkedHtml(hit.titleHtml)}${suffix}</span>`
        : html`<span class="search-heading">${createMarkedHtml(hit.titleHtml)}</span>
            <span class="search-page">${title}${suffix}</span>`;
      return html` <a id="${listId}-${hit.url}" role="option" tabindex="-1" href="${hit.url}" class="search-hit">
        ${isPage ? ICONS.page : ICONS.section}
        <span class="search-title">${name}</span>
        ${renderPlace(hit)}
        <span class="search-text">${createMarkedHtml(hit.snippetHtml)}</span>
      </a>`;
    });
    return html`<div role="group" aria-label="${title}${suffix}" class="search-group">${options}</div>`;
  });
}

/** Renders the results, grouped by page, for the search page. */
export function renderItems({response}: Outcome): Html[] {
  return groupHitsByPage(response).map((hits) => {
    const [first] = hits;
    const sections = hits.map(({url, heading, titleHtml, snippetHtml}) => {
      const link = html`<h3>${ICONS.section}<a href="${url}">${createMarkedHtml(titleHtml)}</a></h3>`;
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

/** A button of a group. A count of zero isn't shown. */
type Choice = {readonly value: string; readonly label: string; readonly count?: number};

/** Renders a button for each choice and marks the selected one. The focus stays in the group. */
function renderChoices(group: HTMLElement, choices: readonly Choice[], selected: string): void {
  const isFocused = group.contains(document.activeElement);
  const buttons = choices.map(
    ({value, label, count}) =>
      html`<button type="button" value="${value}" aria-pressed="${String(value === selected)}">
        ${label}${!!count && html` <span>${String(count)}</span>`}
      </button>`,
  );
  setContent(group, buttons);
  if (isFocused) group.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

/** Container of the version buttons. */
export const VERSIONS = html`<div class="search-versions" role="group" aria-label="${words.versionsLabel}"></div>`;

/** Renders the version buttons, if there are at least two. The value of a button is the version's key. */
export function renderVersions(group: HTMLElement, offered: readonly SearchVersion[], selected: string): void {
  group.hidden = offered.length < 2;
  const choices = offered.map(({key, label}) => ({value: key, label}));
  renderChoices(group, choices, selected);
}

/** Container of the part buttons. */
export const PARTS = html`<div class="search-parts" role="group" aria-label="${words.partsLabel}" hidden></div>`;

/** Renders the part buttons, if there are several parts. An empty value selects all of them. */
export function renderPartFilter(group: HTMLElement, response: SearchResponse | null, selected: string): void {
  const parts = response ? countParts(response) : [];
  const choices: Choice[] = parts.map(([part, count]) => ({value: part, label: getPartLabel(part), count}));
  // Keep the selected part, so that it can be deselected.
  if (selected && !choices.some(({value}) => value === selected))
    choices.push({value: selected, label: getPartLabel(selected)});
  group.hidden = choices.length === 0;
  renderChoices(group, [{value: '', label: words.allPartsText, count: response?.pageCount ?? 0}, ...choices], selected);
}

/** Containers of the status lines below the field. */
export const LINES = html` <div class="search-status" aria-hidden="true">
    <p></p>
    <p class="search-notice"></p>
  </div>
  <div class="search-status">
    <button type="button" class="search-retry" hidden>${words.tryAgainText}</button>
  </div>`;

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
  {locale, timings, worker}: SearchSettings,
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
    show: ({params, response, notice: line, isComplete}, more = '') => {
      found.textContent = isComplete ? formatResultCount(response, params.query, locale) : formatWaiting(params.query);
      notice.textContent = line;
      notice.classList.toggle('search-alert', !response);
      retryButton.hidden = response !== null || !line || worker === null;
      const spoken = [found.textContent, more, line].filter(Boolean).join(' ');
      clearTimeout(speaking);
      if (isComplete) speaking = setTimeout(() => (status.textContent = spoken), timings.announceDelay);
    },
  };
}

/**
 * Pauses updates of a list while it's pressed, so that nothing moves below a finger, and then shows the latest update.
 */
export function pauseWhilePressed<T>(list: HTMLElement, show: (next: T) => void): (next: T) => void {
  let isPressed = false;
  let held: (() => void) | undefined;
  const resume = (): void => {
    isPressed = false;
    held?.();
    held = undefined;
  };
  list.addEventListener('pointerdown', () => (isPressed = true));
  // Resume after the click event, which comes next.
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => setTimeout(resume));
  return (next) => {
    if (isPressed) held = () => show(next);
    else show(next);
  };
}
