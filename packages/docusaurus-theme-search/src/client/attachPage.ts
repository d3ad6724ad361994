/** The search page: like the dialog, with all results and a URL that can be shared. */
import {LATEST} from './settings';
import {selectPart} from './resultParts';
import {LINES, PARTS, VERSIONS, renderItems, createStatus, renderPartFilter, renderVersions} from './results';
import {formatAddress, parseAddress} from './searchAddress';
import {renderNothing, renderStart} from './start';
import {createLatestSearch, type Outcome, type SearchParts} from './searchClient';
import {getVersionChoices} from './versions';
import * as words from './words';
import {setContent, html} from './html';

/** Number of sections to request initially, and for each "Show more". */
const STEP = 30;

/** Number of sections to request at first when a part is selected, because only those in it are shown. */
const PART_LIMIT = 200;

/** The key in the state of a history entry under which the reader's view is stored. */
const VIEW = 'searchView';

/** What the reader sees: the selected part, the number of requested sections, and the scroll position in pixels. */
type View = {readonly part: string; readonly limit: number; readonly top: number};

/** Returns the reader's view before they left this history entry. Other scripts may have changed its state. */
function getSavedView(): View | null {
  const {part, limit, top} = ((window.history.state as Record<string, unknown> | null)?.[VIEW] ?? {}) as Partial<View>;
  return typeof part === 'string' && Number.isInteger(limit) && Number.isFinite(top)
    ? ({part, limit, top} as View)
    : null;
}

function renderPage(page: HTMLElement, form: HTMLFormElement): void {
  form.insertAdjacentHTML(
    'beforeend',
    html`<button type="button" class="search-clear" hidden>${words.clearText}</button>${VERSIONS}`.html,
  );
  const button = html`<button type="button" class="button button--secondary" hidden>${words.showMoreText}</button>`;
  const results = page.querySelector('[data-search-results]') as HTMLElement;
  setContent(results, [
    PARTS,
    LINES,
    html`<div class="search-start" hidden></div>
      <ol class="search-list"></ol>`,
    button,
  ]);
}

/** Attaches the search page: searches while typing, and keeps the query and version in the URL. */
export function attachPage(page: HTMLElement, {settings, client}: SearchParts): void {
  const form = page.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const choices = getVersionChoices(settings);

  let limit = STEP;
  let version = LATEST;
  /** The selected part of the documentation; empty for all. */
  let part = '';
  /** The position to scroll to once the results are complete. */
  let restoredTop: number | null = null;

  renderPage(page, form);
  const getElement = (selector: string): HTMLElement => page.querySelector(selector) as HTMLElement;
  const [clear, versions, parts, start, list, more] = [
    getElement('.search-clear'),
    getElement('.search-versions'),
    getElement('.search-parts'),
    getElement('.search-start'),
    getElement('.search-list'),
    getElement('.search-list ~ button'),
  ];
  const status = createStatus(page, settings, () => {
    field.focus();
    restartSearch();
  });

  const search = createLatestSearch(client, showOutcome);

  function searchNow(): void {
    const query = field.value;
    clear.hidden = query === '';
    const isEmpty = query.trim() === '';
    if (!isEmpty || parseAddress(window.location.search, choices).query) {
      const address = formatAddress({query: isEmpty ? '' : query, version}) || window.location.pathname;
      window.history.replaceState(window.history.state, '', address);
    }
    if (!isEmpty && list.childElementCount === 0) status.wait(query);
    search({query, version, limit, perPage: 3, snippetLength: 160});
  }

  function restartSearch(): void {
    restoredTop = null;
    limit = part ? PART_LIMIT : STEP;
    searchNow();
  }

  function showOutcome(outcome: Outcome): void {
    const {response} = outcome;
    const shown = {...outcome, response: response && selectPart(response, part)};
    status.show(shown);
    renderPartFilter(parts, response, part);
    const isNothing = outcome.isComplete && response?.hits.length === 0;
    const isEmpty = outcome.params.query.trim() === '';
    start.hidden = !isEmpty && !isNothing;
    const others = choices.filter(({key}) => key !== version);
    if (!start.hidden) setContent(start, isEmpty ? renderStart(settings) : renderNothing(settings, others));
    setContent(list, renderItems(shown));
    more.hidden = !response || response.hits.length < limit;
    if (!outcome.isComplete || restoredTop === null) return;
    window.scrollTo({top: restoredTop, behavior: 'instant'});
    restoredTop = null;
  }

  function setVersion(key: string): void {
    version = key;
    renderVersions(versions, choices, version);
    restartSearch();
  }

  function setPart(name: string): void {
    part = name;
    restartSearch();
  }

  function applyAddress(typed: string): void {
    const asked = parseAddress(window.location.search, choices);
    const view = typed === '' ? getSavedView() : null;
    field.value = typed || asked.query;
    if (!view) return setVersion(asked.version);
    version = asked.version;
    renderVersions(versions, choices, version);
    ({part, limit, top: restoredTop} = view);
    searchNow();
  }

  function saveView(): void {
    if (!page.isConnected) return;
    const view: View = {part, limit, top: window.scrollY};
    window.history.replaceState({...(window.history.state as object | null), [VIEW]: view}, '');
  }

  clear.addEventListener('click', () => {
    field.value = '';
    field.focus();
    setPart('');
  });
  for (const group of [versions, start])
    group.addEventListener('click', ({target}) => {
      if (target instanceof HTMLButtonElement) setVersion(target.value);
    });
  parts.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) setPart(button.value);
  });
  more.addEventListener('click', () => {
    limit += STEP;
    searchNow();
  });
  field.addEventListener('input', () => setPart(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    restartSearch();
  });
  // After hydration, the router opens a result without leaving the document.
  list.addEventListener('click', saveView, true);
  window.addEventListener('pagehide', saveView);
  window.addEventListener('popstate', () => page.isConnected && applyAddress(''));
  // Text typed before this module was loaded is newer than the URL.
  applyAddress(field.value);
  if (!field.value && document.activeElement === document.body) field.focus({preventScroll: true});
  // Added after focusing the field, so that the index is only loaded once the reader interacts with it.
  field.addEventListener('focus', () => client.preload(version));
}
