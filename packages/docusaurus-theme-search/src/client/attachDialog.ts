/** The search dialog: a combobox with results from hosted or embedded search. */
import {openDialog} from 'docusaurus-plugin-built-site/dialog';
import {LATEST} from './settings';
import {getOpenedAddress} from './addresses';
import {formatEnterHint} from './messages';
import {
  pauseWhilePressed,
  LINES,
  VERSIONS,
  renderOptions,
  renderSavedSearches,
  createStatus,
  renderVersions,
} from './results';
import {addFavourite, addRecent, readSavedSearches, removeSearch, writeSavedSearches} from './savedSearches';
import {createLatestSearch, type Outcome, type SearchParts} from './searchClient';
import {formatAddress} from './searchAddress';
import {attachDialogHistory} from './attachDialogHistory';
import {getVersionsForPath, getOfferedVersions, getVersionSuffix} from './versions';
import * as words from './words';
import {setContent, html} from './html';

/** Eight sections, at most two per page, so at least four pages are shown. Snippets are two lines long. */
const RESULTS = {limit: 8, perPage: 2, snippetLength: 160};

/** Steps of the arrow keys, which wrap around. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Attaches the search button and its dialog, which may be open already, with a typed query. */
export function attachDialog(button: HTMLElement, dialog: HTMLDialogElement, {settings, client}: SearchParts): void {
  const {base, timings, pageUrl, hosted} = settings;
  const storageKey = `docusaurus.search${base}`;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const {start, older} = getVersionsForPath(settings, window.location.pathname);
  const listId = `${dialog.id}-list`;
  const history = attachDialogHistory(dialog);

  let version = start;
  let outcome: Outcome | undefined;
  /** URL of the option that the reader has moved to. Until then, there's no active option for screen readers. */
  let chosen: string | null = null;
  let opensNext = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;

  dialog.querySelector('[data-load-again]')?.remove();
  field.insertAdjacentHTML('afterend', html`<button type="button">${words.clear}</button>`.html);
  const content = html` ${VERSIONS}${LINES}
    <div class="search-scroll search-memory"></div>
    <div id="${listId}" role="listbox" aria-label="${words.results}" class="search-scroll"></div>
    <footer class="search-footer">
      ${pageUrl !== null && html`<a class="search-all">${words.seeAll}</a>`}
      <span class="search-keys" aria-hidden="true">${words.keys}</span>
      ${hosted && html`<a href="https://www.algolia.com/">${words.byAlgolia}</a>`}
    </footer>`;
  dialog.insertAdjacentHTML('beforeend', content.html);
  const getElement = <E extends HTMLElement>(selector: string): E => dialog.querySelector(selector) as E;
  const [versions, savedList, list] = [
    getElement('.search-versions'),
    getElement('.search-memory'),
    getElement('[role=listbox]'),
  ];
  const all = dialog.querySelector<HTMLAnchorElement>('.search-all');
  const status = createStatus(dialog, settings, () => {
    field.focus();
    searchNow();
  });

  const ask = createLatestSearch(client, pauseWhilePressed(list, showOutcome));
  const searchNow = (): void => {
    opensNext = false;
    clearTimeout(waiting);
    const query = field.value;
    if (query.trim()) waiting = setTimeout(() => status.wait(query), timings.waitShown);
    ask({...RESULTS, query, version});
  };

  const getOptions = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const getActiveOption = (): HTMLElement | undefined => {
    const listed = getOptions();
    return listed.find((option) => option.getAttribute('href') === chosen) ?? listed[0];
  };

  function updateActiveOption(): void {
    const current = getActiveOption();
    for (const option of getOptions()) option.setAttribute('aria-selected', String(option === current));
    if (current && chosen !== null) field.setAttribute('aria-activedescendant', current.id);
    else field.removeAttribute('aria-activedescendant');
    current?.scrollIntoView({block: 'nearest'});
  }

  function setActiveOption(option: HTMLElement): void {
    chosen = option.getAttribute('href');
    updateActiveOption();
  }

  function updateVersions(query: string): void {
    renderVersions(versions, getOfferedVersions(settings, {older, version, query}), version);
  }

  function showOutcome(next: Outcome): void {
    clearTimeout(waiting);
    const {question, answer, isComplete} = next;
    const {query} = question;
    // Keep the selection when more results for the same query arrive.
    if (outcome?.question !== question) chosen = null;
    outcome = next;
    const isEmpty = query.trim() === '';
    updateVersions(query);
    savedList.hidden = !isEmpty;
    if (isEmpty) setContent(savedList, renderSavedSearches(readSavedSearches(storageKey)));
    status.show(next, formatEnterHint(answer), isEmpty && savedList.firstChild === null);
    setContent(list, renderOptions(listId, next, settings));
    list.hidden = list.firstChild === null;
    list.classList.toggle('search-partial', !isComplete);
    field.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) field.removeAttribute('aria-controls');
    else field.setAttribute('aria-controls', listId);
    updateActiveOption();
    if (all) {
      all.hidden = isEmpty || answer?.hits.length === 0;
      all.href = pageUrl + formatAddress({query, version: question.version});
    }
    if (!opensNext || !isComplete) return;
    opensNext = false;
    getActiveOption()?.click();
  }

  function onSubmit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const {query = '', version: asked} = outcome?.question ?? {};
    if (query === field.value && asked === version && getActiveOption()) getActiveOption()?.click();
    // Wait for its answer or failure.
    else opensNext = field.value.trim() !== '' && !(query === field.value && outcome?.isComplete);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Input methods handle these keys themselves. Safari only reveals this through the key code.
    if (event.isComposing || event.keyCode === 229) return;
    const step = STEPS[event.key];
    const current = getActiveOption();
    if (!step || !current) return;
    event.preventDefault();
    const listed = getOptions();
    setActiveOption(listed.at((listed.indexOf(current) + step) % listed.length) ?? current);
  }

  function onClick(event: MouseEvent): void {
    if (event.target === dialog) return dialog.close();
    const address = getOpenedAddress(event);
    if (address === null) return;
    const hit = outcome?.answer?.hits.find(({url}) => url === address);
    if (hit) {
      const pageTitle = hit.pageTitle + getVersionSuffix(settings, outcome?.question.version ?? LATEST);
      const search = {url: address, title: hit.heading ?? pageTitle, pageTitle};
      writeSavedSearches(storageKey, addRecent(readSavedSearches(storageKey), search));
    }
    isFollowed = true;
    dialog.close();
    // After hydration, the router opens the page. Otherwise, replace the history entry that the dialog has added.
    if (event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(address);
  }

  function handleOpened(): void {
    history.opened();
    isFollowed = false;
    searchNow();
  }

  button.addEventListener('click', () => {
    if (dialog.open) return field.select();
    field.value = '';
    version = getVersionsForPath(settings, window.location.pathname).start;
    openDialog(dialog, button);
    field.focus();
    handleOpened();
  });
  getElement('form button').addEventListener('click', () => {
    field.value = '';
    field.focus();
    searchNow();
  });
  versions.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLButtonElement)) return;
    version = target.value;
    client.warm(version);
    searchNow();
    updateVersions(field.value);
  });
  savedList.addEventListener('click', ({target}) => {
    const {keep, forget} = (target as HTMLElement).dataset;
    const saved = readSavedSearches(storageKey);
    const search = [...saved.recent, ...saved.favourites].find(({url}) => url === (keep ?? forget));
    if (!search) return;
    const next = forget === undefined ? addFavourite(saved, search) : removeSearch(saved, search);
    writeSavedSearches(storageKey, next);
    setContent(savedList, renderSavedSearches(next));
    field.focus();
  });
  field.addEventListener('input', searchNow);
  field.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('submit', onSubmit);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('close', () => {
    // The event is asynchronous, so the dialog may be open again.
    if (dialog.open) return;
    if (!isFollowed) history.closed();
  });
  list.addEventListener('pointermove', ({target}) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== getActiveOption()) setActiveOption(option);
  });
  client.warm(version);
  if (dialog.open) handleOpened();
}
