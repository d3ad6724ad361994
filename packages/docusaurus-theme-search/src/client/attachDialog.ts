/** The search dialog: a combobox with results from hosted or embedded search. */
import {attachDialogHistory, closeOnBackdrop, openDialog} from 'docusaurus-plugin-built-site/dialog';
import {LATEST, type SearchSettings} from './settings';
import {getOpenedAddress} from './addresses';
import {formatEnterHint} from './messages';
import {pauseWhilePressed, LINES, VERSIONS, renderOptions, createStatus, renderVersions} from './results';
import {createLatestSearch, type Outcome, type SearchParts} from './searchClient';
import {formatAddress} from './searchAddress';
import {attachSavedSearches} from './attachSavedSearches';
import {attachArrowKeys, attachOptionList} from './attachOptionList';
import {getVersionChoices, getVersionsForPath, getOfferedVersions, getVersionSuffix} from './versions';
import * as words from './words';
import {setContent, html} from './html';

/** Eight sections, at most two per page, so at least four pages are shown. */
const RESULTS = {limit: 8, perPage: 2};

/** Longest snippet, in characters. */
const MAX_SNIPPET = 160;
/** Lines of a snippet. Not all of the second is used, because a line ends with a whole word. */
const SNIPPET_LINES = 1.8;
/** Padding and icons next to a snippet, and the average width of a letter, in rem. */
const SNIPPET_MARGIN = 5;
const LETTER_WIDTH = 0.4;

/** Returns how many characters of a snippet fit in two lines of a result, so that none is cut off within a word. */
function getSnippetLength(dialog: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lineLength = (dialog.clientWidth / rem - SNIPPET_MARGIN) / LETTER_WIDTH;
  const length = Math.floor(SNIPPET_LINES * lineLength);
  return length > 0 ? Math.min(length, MAX_SNIPPET) : MAX_SNIPPET;
}

function renderDialog(dialog: HTMLDialogElement, listId: string, {pageUrl, hosted}: SearchSettings): void {
  dialog.querySelector('[data-load-again]')?.remove();
  dialog
    .querySelector('input')
    ?.insertAdjacentHTML('afterend', html`<button type="button">${words.clearText}</button>`.html);
  const content = html` ${VERSIONS}${LINES}
    <div class="search-scroll search-memory"></div>
    <div id="${listId}" role="listbox" aria-label="${words.resultsLabel}" class="search-scroll"></div>
    <footer class="search-footer">
      ${pageUrl !== null && html`<a class="search-all">${words.seeAllText}</a>`}
      <span class="search-keys" aria-hidden="true">${words.keysText}</span>
      ${hosted && html`<a href="https://www.algolia.com/">${words.byAlgoliaText}</a>`}
    </footer>`;
  dialog.insertAdjacentHTML('beforeend', content.html);
}

/** Attaches the search button and its dialog, which may be open already, with a typed query. */
export function attachDialog(button: HTMLElement, dialog: HTMLDialogElement, {settings, client}: SearchParts): void {
  const {timings, pageUrl} = settings;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const {start, older} = getVersionsForPath(settings, window.location.pathname);
  const listId = `${dialog.id}-list`;
  const history = attachDialogHistory(dialog);

  let version = start;
  let outcome: Outcome | undefined;
  let opensNext = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  renderDialog(dialog, listId, settings);
  const getElement = <E extends HTMLElement>(selector: string): E => dialog.querySelector(selector) as E;
  const [versions, savedList, list] = [
    getElement('.search-versions'),
    getElement('.search-memory'),
    getElement('[role=listbox]'),
  ];
  const keys = getElement('.search-keys');
  const all = dialog.querySelector<HTMLAnchorElement>('.search-all');
  const options = attachOptionList(field, list);
  const savedSearches = attachSavedSearches(field, savedList, settings);
  attachArrowKeys(field, savedList);
  const status = createStatus(dialog, settings, () => {
    field.focus();
    searchNow();
  });

  const search = createLatestSearch(client, pauseWhilePressed(list, showOutcome));
  const searchNow = (): void => {
    opensNext = false;
    clearTimeout(waiting);
    const query = field.value;
    if (query.trim()) waiting = setTimeout(() => status.wait(query), timings.searchingDelay);
    search({...RESULTS, snippetLength: getSnippetLength(dialog), query, version});
  };

  function updateVersions(query: string): void {
    renderVersions(versions, getOfferedVersions(settings, {older, version, query}), version);
  }

  function showOutcome(next: Outcome): void {
    clearTimeout(waiting);
    const {params, response, isComplete} = next;
    const {query} = params;
    // Keep the selection when more results for the same query arrive.
    if (outcome?.params !== params) options.reset();
    outcome = next;
    const isEmpty = query.trim() === '';
    updateVersions(query);
    const isNothing = isComplete && response?.hits.length === 0;
    savedList.hidden = !isEmpty && !isNothing;
    if (isEmpty) savedSearches.showStart();
    if (isNothing) savedSearches.showNothing(getVersionChoices(settings).filter(({key}) => key !== params.version));
    status.show(next, formatEnterHint(response));
    setContent(list, renderOptions(listId, next, settings));
    list.hidden = list.firstChild === null;
    list.classList.toggle('search-partial', !isComplete);
    field.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) field.removeAttribute('aria-controls');
    else field.setAttribute('aria-controls', listId);
    options.update();
    keys.hidden = list.hidden && (savedList.hidden || savedList.firstChild === null);
    if (all) {
      all.hidden = isEmpty || response?.hits.length === 0;
      all.href = pageUrl + formatAddress({query, version: params.version});
    }
    if (!opensNext || !isComplete) return;
    opensNext = false;
    options.getActive()?.click();
  }

  function onSubmit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const {query = '', version: asked} = outcome?.params ?? {};
    if (query === field.value && asked === version && options.getActive()) options.getActive()?.click();
    // Open the result once the response has arrived, unless the search is complete.
    else opensNext = field.value.trim() !== '' && !(query === field.value && outcome?.isComplete);
  }

  function onClick(event: MouseEvent): void {
    const address = getOpenedAddress(event);
    if (address === null) return;
    const hit = outcome?.response?.hits.find(({url}) => url === address);
    if (hit) {
      const pageTitle = hit.pageTitle + getVersionSuffix(settings, outcome?.params.version ?? LATEST);
      savedSearches.addRecent({url: address, title: hit.heading ?? pageTitle, pageTitle});
    }
    // After hydration, the router opens the page.
    if (event.defaultPrevented) return dialog.close();
    event.preventDefault();
    history.follow(address);
  }

  function handleOpened(): void {
    history.opened();
    searchNow();
  }

  closeOnBackdrop(dialog);
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
  // Version buttons are above the results, and in the list that's shown if nothing is found.
  for (const group of [versions, savedList])
    group.addEventListener('click', ({target}) => {
      if (!(target instanceof HTMLButtonElement) || !target.value) return;
      version = target.value;
      client.preload(version);
      if (group === savedList) field.focus();
      searchNow();
      updateVersions(field.value);
    });
  field.addEventListener('input', searchNow);
  dialog.addEventListener('submit', onSubmit);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('close', () => {
    // The event is asynchronous, so the dialog may be open again.
    if (!dialog.open) history.closed();
  });
  // A request may have timed out while the page was in the back/forward cache.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && dialog.isConnected && dialog.open) searchNow();
  });
  client.preload(version);
  if (dialog.open) handleOpened();
}
