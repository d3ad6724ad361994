/** What an answer looks like, in the box and on the search page. */
import {groupHits, type SearchHit} from '../engine/answer';
import {createElement, withMarks} from './createElement';
import {describeAnswer, describeWait, fill} from './messages';
import {addFavourite, removeSearch, type SavedSearch, type SavedSearches} from './savedSearches';
import type {Outcome} from './searchClient';
import type {BoxSettings, SearchVersion} from './settings';
import {writeSuffix} from './versions';
import * as words from './words';

/** The part of the documentation that a page belongs to. */
const writePlace = ({place}: SearchHit): HTMLElement | null =>
  place === '' ? null : createElement('span', {class: 'search-place'}, place);

/**
 * Id of an option of the list, which the combobox names as its active one. It belongs to the result, not to its
 * position: with the same id, screen readers would not announce that another result is active.
 */
const optionId = (listId: string, {url}: SearchHit): string => `${listId}-${url}`;

/** A fuller answer to the same question, with what is shown of it in its place and the rest below. */
export function keepOrder(next: Outcome, shown: Outcome | undefined): Outcome {
  const places = new Map(shown?.answer?.hits.map(({url}, at) => [url, at]));
  const placeOf = ({url}: SearchHit): number => places.get(url) ?? places.size;
  return next.answer
    ? {...next, answer: {...next.answer, hits: [...next.answer.hits].sort((a, b) => placeOf(a) - placeOf(b))}}
    : next;
}

/** The results page by page, as the list of the combobox. */
export function writeOptions(listId: string, {answer, question}: Outcome, settings: BoxSettings): HTMLElement[] {
  const suffix = writeSuffix(settings, question.version);
  return groupHits(answer?.hits ?? []).map(({title, hits}) => {
    const [first] = hits;
    // The first entry is the page itself, or a section with its name; or the title is above the sections.
    const isNamed = first?.heading === null || first?.heading === title;
    const options = hits.map((hit) => {
      const isPage = hit.heading === null || (isNamed && hit === first);
      const name = withMarks(createElement('span', {class: isPage ? 'search-page' : 'search-heading'}), hit.titleHtml);
      if (isPage) name.append(suffix);
      const attributes = {
        id: optionId(listId, hit),
        role: 'option',
        tabindex: '-1',
        href: hit.url,
        class: 'search-hit',
      };
      const text = withMarks(createElement('span', {class: 'search-text'}), hit.snippetHtml);
      return createElement('a', attributes, isPage && writePlace(hit), name, text);
    });
    return createElement(
      'div',
      {role: 'group', 'aria-label': title + suffix, class: 'search-group'},
      !isNamed &&
        createElement(
          'div',
          {'aria-hidden': 'true', class: 'search-above'},
          first && writePlace(first),
          createElement('span', {class: 'search-page'}, title + suffix),
        ),
      ...options,
    );
  });
}

/** The results page by page, as the list of the search page. */
export function writeItems({answer}: Outcome): HTMLElement[] {
  return groupHits(answer?.hits ?? []).map(({pageUrl, title, hits}) => {
    const sections = hits.map((hit) =>
      createElement(
        'li',
        {},
        hit.heading !== null && createElement('h3', {}, withMarks(createElement('a', {href: hit.url}), hit.titleHtml)),
        withMarks(createElement('p', {class: 'search-text'}), hit.snippetHtml),
      ),
    );
    const [first] = hits;
    return createElement(
      'li',
      {},
      first && writePlace(first),
      createElement('h2', {}, createElement('a', {href: pageUrl}, title)),
      createElement('ul', {}, ...sections),
    );
  });
}

/** Recent results and favourites, each where there are some; a button of theirs gives the lists as they are to be. */
export function writeSaved(saved: SavedSearches, change: (next: SavedSearches) => void): HTMLElement[] {
  const writeItem = (search: SavedSearch, isFavourite: boolean): HTMLElement => {
    const {url, title, pageTitle} = search;
    const iconButton = (label: string, icon: string, next: () => SavedSearches): HTMLElement => {
      const name = fill(label, {title});
      return createElement('button', {type: 'button', 'aria-label': name, click: () => change(next())}, icon);
    };
    const name = createElement('span', {class: 'search-heading'}, title);
    const ofPage = pageTitle !== title && createElement('span', {class: 'search-text'}, pageTitle);
    return createElement(
      'li',
      {},
      createElement('a', {href: url, class: 'search-hit'}, name, ofPage),
      !isFavourite && iconButton(words.addFavourite, '☆', () => addFavourite(saved, search)),
      iconButton(words.remove, '✕', () => removeSearch(saved, search)),
    );
  };
  const writeGroup = (title: string, searches: readonly SavedSearch[]): HTMLElement[] => {
    if (searches.length === 0) return [];
    const items = searches.map((search) => writeItem(search, searches === saved.favourites));
    const heading = createElement('h2', {class: 'search-page'}, title);
    return [
      createElement(
        'section',
        {class: 'search-group'},
        heading,
        createElement('ul', {class: 'search-saved'}, ...items),
      ),
    ];
  };
  return [...writeGroup(words.recent, saved.recent), ...writeGroup(words.favourites, saved.favourites)];
}

/** Versions to choose from, where there are several. */
export function writeVersions(
  group: HTMLElement,
  offered: readonly SearchVersion[],
  chosen: string,
  choose: (key: string) => void,
): void {
  const buttons = offered.map(({key, label}) =>
    createElement('button', {type: 'button', 'aria-pressed': String(key === chosen), click: () => choose(key)}, label),
  );
  const isFocused = group.contains(document.activeElement);
  group.hidden = offered.length < 2;
  group.replaceChildren(...buttons);
  if (isFocused) group.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

/** Links to pages to start from, behind a few words. */
export function writeStartingPoints({base, startingPoints}: BoxSettings, lead: string): HTMLElement {
  const links = startingPoints.map(({to, label}) => createElement('a', {href: base + to.replace(/^\//, '')}, label));
  return createElement('p', {}, `${lead}: `, ...links.flatMap((link, at) => (at > 0 ? [' · ', link] : [link])));
}

/** The lines that say how much was found, and what is unusual. */
type StatusLines = {
  readonly element: HTMLElement;
  /** Says what is being searched for. */
  readonly wait: (query: string) => void;
  /** Says what came of a question, and for screen readers more. */
  readonly show: (outcome: Outcome, more?: string) => void;
};

/**
 * Writes the lines of a status for those who see them. Screen readers have them from its element, which waits until nothing
 * has changed for a while: what they are told while somebody types, they speak in the middle of a word.
 */
export function writeStatus(status: HTMLElement, {locale, timings}: BoxSettings): StatusLines {
  const found = createElement('p');
  const notice = createElement('p', {class: 'search-notice'});
  let speaking: ReturnType<typeof setTimeout> | undefined;
  status.classList.add('search-spoken');
  return {
    element: createElement('div', {class: 'search-status', 'aria-hidden': 'true'}, found, notice),
    wait: (query) => (found.textContent = status.textContent = describeWait(query)),
    show: ({question, answer, notice: line, isComplete}, more = '') => {
      found.textContent = isComplete ? describeAnswer(answer, question.query, locale) : describeWait(question.query);
      notice.textContent = line;
      notice.classList.toggle('search-alert', !answer);
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
