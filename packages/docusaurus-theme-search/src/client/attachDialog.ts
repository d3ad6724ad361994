/** The dialog of search: a combobox whose results come from hosted or embedded search. */
import {LATEST} from './settings';
import {findOpened} from './addresses';
import {describeEnter} from './messages';
import {openDialog} from './openDialog';
import {holdWhilePressed, LINES, VERSIONS, writeOptions, writeSaved, writeStatus, writeVersions} from './results';
import {addFavourite, addRecent, readSavedSearches, removeSearch, writeSavedSearches} from './savedSearches';
import {askLatest, type Outcome, type SearchParts} from './searchClient';
import {formatAddress} from './searchAddress';
import {takeBack} from './takeBack';
import {findVersions, listOffered, writeSuffix} from './versions';
import * as words from './words';
import {put, write} from './writeHtml';

/** Eight sections, two of a page, so that at least four pages are shown; snippets as long as two lines. */
const RESULTS = {limit: 8, perPage: 2, snippetLength: 160};

/** How far the keys move, around the ends of the list. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Makes a button open the dialog of search, and the dialog answer; it may be open already, with what was typed. */
export function attachDialog(button: HTMLElement, dialog: HTMLDialogElement, {settings, client}: SearchParts): void {
  const {base, timings, pageUrl, hosted} = settings;
  const storageKey = `docusaurus.search${base}`;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const {start, older} = findVersions(settings, window.location.pathname);
  const listId = `${dialog.id}-list`;
  const history = takeBack(dialog);

  let version = start;
  let outcome: Outcome | undefined;
  /** Address of the option that the reader has moved to; before that, screen readers are not told of one. */
  let chosen: string | null = null;
  let opensNext = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;

  dialog.querySelector('[data-load-again]')?.remove();
  field.insertAdjacentHTML('afterend', write`<button type="button">${words.clear}</button>`.html);
  const content = write`
    ${VERSIONS}${LINES}
    <div class="search-scroll search-memory"></div>
    <div id="${listId}" role="listbox" aria-label="${words.results}" class="search-scroll"></div>
    <footer class="search-footer">
      ${pageUrl !== null && write`<a class="search-all">${words.seeAll}</a>`}
      <span class="search-keys" aria-hidden="true">${words.keys}</span>
      ${hosted && write`<a href="https://www.algolia.com/">${words.byAlgolia}</a>`}
    </footer>`;
  dialog.insertAdjacentHTML('beforeend', content.html);
  const find = <E extends HTMLElement>(selector: string): E => dialog.querySelector(selector) as E;
  const [versions, savedList, list] = [find('.search-versions'), find('.search-memory'), find('[role=listbox]')];
  const all = dialog.querySelector<HTMLAnchorElement>('.search-all');
  const status = writeStatus(dialog, settings, () => {
    field.focus();
    askNow();
  });

  const ask = askLatest(client, holdWhilePressed(list, show));
  const askNow = (): void => {
    opensNext = false;
    clearTimeout(waiting);
    const query = field.value;
    if (query.trim()) waiting = setTimeout(() => status.wait(query), timings.waitShown);
    ask({...RESULTS, query, version});
  };

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const active = (): HTMLElement | undefined => {
    const listed = options();
    return listed.find((option) => option.getAttribute('href') === chosen) ?? listed[0];
  };

  function showActive(): void {
    const current = active();
    for (const option of options()) option.setAttribute('aria-selected', String(option === current));
    if (current && chosen !== null) field.setAttribute('aria-activedescendant', current.id);
    else field.removeAttribute('aria-activedescendant');
    current?.scrollIntoView({block: 'nearest'});
  }

  function activate(option: HTMLElement): void {
    chosen = option.getAttribute('href');
    showActive();
  }

  function showVersions(query: string): void {
    writeVersions(versions, listOffered(settings, {older, version, query}), version);
  }

  function show(next: Outcome): void {
    clearTimeout(waiting);
    const {question, answer, isComplete} = next;
    const {query} = question;
    // What the reader has moved to stays while more of the same answer arrives.
    if (outcome?.question !== question) chosen = null;
    outcome = next;
    const isEmpty = query.trim() === '';
    showVersions(query);
    savedList.hidden = !isEmpty;
    if (isEmpty) put(savedList, writeSaved(readSavedSearches(storageKey)));
    status.show(next, describeEnter(answer), isEmpty && savedList.firstChild === null);
    put(list, writeOptions(listId, next, settings));
    list.hidden = list.firstChild === null;
    list.classList.toggle('search-partial', !isComplete);
    field.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) field.removeAttribute('aria-controls');
    else field.setAttribute('aria-controls', listId);
    showActive();
    if (all) {
      all.hidden = isEmpty || answer?.hits.length === 0;
      all.href = pageUrl + formatAddress({query, version: question.version});
    }
    if (!opensNext || !isComplete) return;
    opensNext = false;
    active()?.click();
  }

  function onSubmit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const {query = '', version: asked} = outcome?.question ?? {};
    if (query === field.value && asked === version && active()) active()?.click();
    // Its answer is still to come, or its failure.
    else opensNext = field.value.trim() !== '' && !(query === field.value && outcome?.isComplete);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Input methods use these keys themselves; Safari says so only by the code of the key.
    if (event.isComposing || event.keyCode === 229) return;
    const step = STEPS[event.key];
    const current = active();
    if (!step || !current) return;
    event.preventDefault();
    const listed = options();
    activate(listed.at((listed.indexOf(current) + step) % listed.length) ?? current);
  }

  function onClick(event: MouseEvent): void {
    if (event.target === dialog) return dialog.close();
    const address = findOpened(event);
    if (address === null) return;
    const hit = outcome?.answer?.hits.find(({url}) => url === address);
    if (hit) {
      const pageTitle = hit.pageTitle + writeSuffix(settings, outcome?.question.version ?? LATEST);
      const search = {url: address, title: hit.heading ?? pageTitle, pageTitle};
      writeSavedSearches(storageKey, addRecent(readSavedSearches(storageKey), search));
    }
    isFollowed = true;
    dialog.close();
    // The application opens it where it runs. The page takes the place of the entry that the dialog has added.
    if (event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(address);
  }

  function opened(): void {
    document.documentElement.dataset.dialogOpen = '';
    history.opened();
    isFollowed = false;
    askNow();
  }

  button.addEventListener('click', () => {
    if (dialog.open) return field.select();
    field.value = '';
    version = findVersions(settings, window.location.pathname).start;
    openDialog(dialog);
    field.focus();
    opened();
  });
  find('form button').addEventListener('click', () => {
    field.value = '';
    field.focus();
    askNow();
  });
  versions.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLButtonElement)) return;
    version = target.value;
    client.warm(version);
    askNow();
    showVersions(field.value);
  });
  savedList.addEventListener('click', ({target}) => {
    const {keep, forget} = (target as HTMLElement).dataset;
    const saved = readSavedSearches(storageKey);
    const search = [...saved.recent, ...saved.favourites].find(({url}) => url === (keep ?? forget));
    if (!search) return;
    const next = forget === undefined ? addFavourite(saved, search) : removeSearch(saved, search);
    writeSavedSearches(storageKey, next);
    put(savedList, writeSaved(next));
    field.focus();
  });
  field.addEventListener('input', askNow);
  field.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('submit', onSubmit);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('close', () => {
    // The event comes later than the closing: the reader may have opened it again.
    if (dialog.open) return;
    delete document.documentElement.dataset.dialogOpen;
    if (isFollowed) return;
    history.closed();
    // The browser has handed the focus back, unless there was none.
    const {activeElement} = document;
    if (!activeElement || activeElement === document.body || dialog.contains(activeElement)) button.focus();
  });
  list.addEventListener('pointermove', ({target}) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== active()) activate(option);
  });
  client.warm(version);
  if (dialog.open) opened();
}
