/** What an answer looks like, in the box and on the search page. */
import {groupBy, type SearchAnswer, type SearchHit} from '../engine/answer';
import {describeAnswer, describeWait, fill} from './messages';
import type {SavedSearch, SavedSearches} from './savedSearches';
import type {Outcome} from './searchClient';
import type {BoxSettings, SearchVersion} from './settings';
import {writeSuffix} from './versions';
import * as words from './words';
import {put, write, type Html} from './writeHtml';

/** What has `<mark>` as its only tag: `mark`, `excerpt` and `keepMarks` escape everything else. */
const marked = (html: string): Html => ({html});

/** The hits of each page; pages keep the order of their first hits. */
const listPages = (answer: SearchAnswer | null): SearchHit[][] => [
  ...groupBy(answer?.hits ?? [], ({pageUrl}) => pageUrl).values(),
];

/** The part of the documentation that a page belongs to. */
const writePlace = (hit: SearchHit | undefined): Html | null =>
  hit?.place ? write`<span class="search-place">${hit.place}</span>` : null;

/** What a result is: a page, or a section of one. */
const KINDS = {
  page: write`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3" /></svg>`,
  section: write`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 5.5h11M2.5 10.5h11M6.5 1.5l-1.5 13M11 1.5l-1.5 13" /></svg>`,
};

/**
 * The results page by page, as the list of the combobox. The id of an option belongs to the result, not to its position:
 * with the same id, screen readers would not announce that another result is active.
 */
export function writeOptions(listId: string, {answer, question}: Outcome, settings: BoxSettings): Html[] {
  const suffix = writeSuffix(settings, question.version);
  return listPages(answer).map((hits) => {
    const title = hits[0]?.pageTitle;
    const options = hits.map((hit) => {
      // The first section of a page may have its name.
      const isPage = hit.heading === null || hit.heading === title;
      const name = isPage
        ? write`<span class="search-page">${marked(hit.titleHtml)}${suffix}</span>`
        : write`<span class="search-heading">${marked(hit.titleHtml)}</span> <span class="search-page">${title}${suffix}</span>`;
      return write`
        <a id="${listId}-${hit.url}" role="option" tabindex="-1" href="${hit.url}" class="search-hit">
          ${isPage ? KINDS.page : KINDS.section}
          <span class="search-title">${name}</span>
          ${writePlace(hit)}
          <span class="search-text">${marked(hit.snippetHtml)}</span>
        </a>`;
    });
    return write`<div role="group" aria-label="${title}${suffix}" class="search-group">${options}</div>`;
  });
}

/** The results page by page, as the list of the search page. */
export function writeItems({answer}: Outcome): Html[] {
  return listPages(answer).map((hits) => {
    const [first] = hits;
    const sections = hits.map(({url, heading, titleHtml, snippetHtml}) => {
      const link = write`<h3>${KINDS.section}<a href="${url}">${marked(titleHtml)}</a></h3>`;
      return write`<li>${heading !== null && link}<p class="search-text">${marked(snippetHtml)}</p></li>`;
    });
    return write`<li>${writePlace(first)}<h2><a href="${first?.pageUrl}">${first?.pageTitle}</a></h2><ul>${sections}</ul></li>`;
  });
}

/** Recent results and favourites, each where there are some; their buttons name the result that they keep or forget. */
export function writeSaved({recent, favourites}: SavedSearches): Html[] {
  const writeItem = ({url, title, pageTitle}: SavedSearch, isRecent: boolean): Html => {
    const page = write`<span class="search-text">${pageTitle}</span>`;
    const [add, remove] = [words.addFavourite, words.remove].map((label) => fill(label, {title}));
    return write`
      <li>
        <a href="${url}" class="search-hit"><span class="search-heading">${title}</span>${pageTitle !== title && page}</a>
        ${isRecent && write`<button type="button" data-keep="${url}" aria-label="${add}">☆</button>`}
        <button type="button" data-forget="${url}" aria-label="${remove}">✕</button>
      </li>`;
  };
  const writeGroup = (name: string, searches: readonly SavedSearch[]): Html => write`
    <section class="search-group">
      <h2 class="search-page">${name}</h2>
      <ul class="search-saved">${searches.map((search) => writeItem(search, searches === recent))}</ul>
    </section>`;
  return [
    ...(recent.length > 0 ? [writeGroup(words.recent, recent)] : []),
    ...(favourites.length > 0 ? [writeGroup(words.favourites, favourites)] : []),
  ];
}

/** The place of the versions to choose from. */
export const VERSIONS = write`<div class="search-versions" role="group" aria-label="${words.versions}"></div>`;

/** Versions to choose from, where there are several; the value of a button is the key of its version. */
export function writeVersions(group: HTMLElement, offered: readonly SearchVersion[], chosen: string): void {
  const isFocused = group.contains(document.activeElement);
  group.hidden = offered.length < 2;
  const writeButton = ({key, label}: SearchVersion): Html =>
    write`<button type="button" value="${key}" aria-pressed="${String(key === chosen)}">${label}</button>`;
  put(group, offered.map(writeButton));
  if (isFocused) group.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

/** The places of the lines below the field. */
export const LINES = write`
  <div class="search-status" aria-hidden="true"><p></p><p class="search-notice"></p></div>
  <div class="search-status">
    <button type="button" class="search-retry" hidden>${words.tryAgain}</button>
    <p class="search-start"></p>
  </div>`;

/** The lines that say how much was found, what is unusual, and where else to look. */
type StatusLines = {
  /** Says what is being searched for. */
  readonly wait: (query: string) => void;
  /** Says what came of a question, and for screen readers more; a reader who is new here is told where to start. */
  readonly show: (outcome: Outcome, more?: string, isNew?: boolean) => void;
};

/**
 * Writes the lines of a status for those who see them. Screen readers have them from its element, which waits until nothing
 * has changed for a while: what they are told while somebody types, they speak in the middle of a word.
 */
export function writeStatus(
  root: HTMLElement,
  {base, startingPoints, locale, timings, worker}: BoxSettings,
  retry: () => void,
): StatusLines {
  const find = (selector: string): HTMLElement => root.querySelector(selector) as HTMLElement;
  const [status, found, notice] = [find('[role=status]'), find('.search-status p'), find('.search-notice')];
  const links = startingPoints.map(({to, label}, at) => {
    const link = write`<a href="${base}${to.replace(/^\//, '')}">${label}</a>`;
    return at > 0 ? write` · ${link}` : link;
  });
  const retryButton = find('.search-retry');
  let speaking: ReturnType<typeof setTimeout> | undefined;
  retryButton.addEventListener('click', retry);
  status.classList.add('search-spoken');
  return {
    wait: (query) => (found.textContent = status.textContent = describeWait(query)),
    show: ({question, answer, notice: line, isComplete}, more = '', isNew = false) => {
      found.textContent = isComplete ? describeAnswer(answer, question.query, locale) : describeWait(question.query);
      notice.textContent = line;
      notice.classList.toggle('search-alert', !answer);
      retryButton.hidden = answer !== null || !line || worker === null;
      const isLost = isNew || (isComplete && answer?.hits.length === 0);
      put(find('.search-start'), links.length > 0 && isLost ? write`${words.startHere}: ${links}` : []);
      const spoken = [found.textContent, more, line].filter(Boolean).join(' ');
      clearTimeout(speaking);
      if (isComplete) speaking = setTimeout(() => (status.textContent = spoken), timings.announcePause);
    },
  };
}

/** Shows nothing while something in a list is pressed, and then the last of what came: nothing moves under a finger. */
export function holdWhilePressed<T>(list: HTMLElement, show: (next: T) => void): (next: T) => void {
  let isPressed = false;
  let held: (() => void) | undefined;
  const release = (): void => {
    isPressed = false;
    held?.();
    held = undefined;
  };
  list.addEventListener('pointerdown', () => (isPressed = true));
  // The click comes after it.
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => setTimeout(release));
  return (next) => {
    if (isPressed) held = () => show(next);
    else show(next);
  };
}
