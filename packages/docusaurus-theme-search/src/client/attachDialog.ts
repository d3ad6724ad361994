/** The dialog of search: a combobox whose results come from hosted or embedded search. */
import {LATEST} from './settings';
import {findOpened} from './addresses';
import {createElement} from './createElement';
import {moveBy} from './keys';
import {describeEnter} from './messages';
import {
  holdWhilePressed,
  keepOrder,
  writeOptions,
  writeSaved,
  writeStartingPoints,
  writeStatus,
  writeVersions,
} from './results';
import {addRecent, readSavedSearches, writeSavedSearches, type SavedSearches} from './savedSearches';
import {askLatest, type Outcome, type SearchParts} from './searchClient';
import {formatAddress} from './searchAddress';
import {takeBack} from './takeBack';
import {findVersions, listOffered, writeSuffix} from './versions';
import * as words from './words';

/** Eight sections, two of a page, so that at least four pages are shown; snippets as long as two lines. */
const RESULTS = {limit: 8, perPage: 2, snippetLength: 160};

/** Makes a button open the dialog of search, and the dialog answer; it may be open already, with what was typed. */
export function attachDialog(button: HTMLElement, dialog: HTMLDialogElement, {settings, client}: SearchParts): void {
  const {base, timings, startingPoints, pageUrl, hosted} = settings;
  const storageKey = `docusaurus.search${base}`;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const {start, older} = findVersions(settings, window.location.pathname);
  const listId = `${dialog.id}-list`;
  const history = takeBack(dialog);
  const status = writeStatus(dialog.querySelector('[role=status]') as HTMLElement, settings);

  let version = start;
  let outcome: Outcome | undefined;
  let saved: SavedSearches = readSavedSearches(storageKey);
  /** Address of the option that the reader has moved to; before that, screen readers are not told of one. */
  let chosen: string | null = null;
  let opensNext = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isFollowed = false;

  const clear = createElement('button', {type: 'button', click: () => setQuery('')}, words.clear);
  field.after(clear);
  const versions = createElement('div', {class: 'search-versions', role: 'group', 'aria-label': words.versions});
  const lines = createElement('div', {class: 'search-status'});
  const list = createElement('div', {id: listId, role: 'listbox', 'aria-label': words.results, class: 'search-scroll'});
  const savedList = createElement('div', {class: 'search-scroll'});
  const all = createElement('a', {href: pageUrl ?? undefined}, words.seeAll);
  dialog.append(
    versions,
    status.element,
    lines,
    savedList,
    list,
    createElement(
      'footer',
      {class: 'search-footer'},
      pageUrl !== null && all,
      createElement('span', {class: 'search-keys', 'aria-hidden': 'true'}, words.keys),
      hosted && createElement('a', {href: 'https://www.algolia.com/'}, words.byAlgolia),
    ),
  );

  const ask = askLatest(client, holdWhilePressed(list, show));
  const askNow = (): void => {
    opensNext = false;
    clearTimeout(waiting);
    const query = field.value;
    if (query.trim()) waiting = setTimeout(() => status.wait(query), timings.waitShown);
    ask({...RESULTS, query, version});
  };

  function setQuery(query: string): void {
    field.value = query;
    field.focus();
    askNow();
  }

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const active = (): HTMLElement | undefined => {
    const all = options();
    return all.find((option) => option.getAttribute('href') === chosen) ?? all[0];
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
    writeVersions(versions, listOffered(settings, {older, version, query}), version, (key) => {
      version = key;
      client.warm(key);
      askNow();
      showVersions(query);
    });
  }

  function keep(next: SavedSearches): void {
    saved = next;
    writeSavedSearches(storageKey, next);
  }

  function showSaved(): void {
    const groups = writeSaved(saved, (next) => {
      keep(next);
      showSaved();
      field.focus();
    });
    savedList.replaceChildren(...groups);
  }

  function show(next: Outcome): void {
    clearTimeout(waiting);
    const {question} = next;
    const {query} = question;
    // What the reader has moved to stays, and stays where it is, while more of the same answer arrives.
    if (outcome?.question !== question) chosen = null;
    outcome = chosen === null ? next : keepOrder(next, outcome);
    const {answer} = outcome;
    const isEmpty = query.trim() === '';
    showVersions(query);
    status.show(outcome, describeEnter(answer));
    savedList.hidden = !isEmpty;
    if (isEmpty) showSaved();
    const isNew = isEmpty && savedList.firstChild === null;
    const isElsewhere = next.isComplete && answer?.hits.length === 0;
    const lead = isNew ? words.startHere : words.elsewhere;
    const offers = startingPoints.length > 0 && (isNew || isElsewhere);
    lines.replaceChildren(...(offers ? [writeStartingPoints(settings, lead)] : []));
    list.replaceChildren(...writeOptions(listId, outcome, settings));
    list.hidden = list.firstChild === null;
    list.classList.toggle('search-partial', !next.isComplete);
    field.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) field.removeAttribute('aria-controls');
    else field.setAttribute('aria-controls', listId);
    showActive();
    all.hidden = isEmpty;
    all.href = pageUrl + formatAddress({query, version: question.version});
    if (!opensNext || !next.isComplete) return;
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
    const all = options();
    const current = active();
    const next = current && moveBy(event.key, all.indexOf(current), all.length);
    const option = typeof next === 'number' && all[next];
    if (!option) return;
    event.preventDefault();
    activate(option);
  }

  function onClick(event: MouseEvent): void {
    if (event.target === dialog) return dialog.close();
    const opened = findOpened(event);
    if (!opened) return;
    const {address} = opened;
    const hit = outcome?.answer?.hits.find(({url}) => url === address);
    if (hit) {
      const pageTitle = hit.pageTitle + writeSuffix(settings, outcome?.question.version ?? LATEST);
      keep(addRecent(readSavedSearches(storageKey), {url: address, title: hit.heading ?? pageTitle, pageTitle}));
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
    saved = readSavedSearches(storageKey);
    askNow();
  }

  button.addEventListener('click', () => {
    if (dialog.open) return field.select();
    field.value = '';
    version = findVersions(settings, window.location.pathname).start;
    dialog.showModal();
    field.focus();
    opened();
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
    button.focus();
  });
  list.addEventListener('pointermove', ({target}) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== active()) activate(option);
  });
  client.warm(version);
  if (dialog.open) opened();
}
