/** The search page: the same search as in the box, with room for all results and an address that can be shared. */
import {LATEST} from './settings';
import {LINES, VERSIONS, renderItems, createStatus, renderVersions} from './results';
import {formatAddress, parseAddress} from './searchAddress';
import {createLatestSearch, type Outcome, type SearchParts} from './searchClient';
import {getVersionChoices} from './versions';
import * as words from './words';
import {setContent, html} from './html';

/** Sections that are asked for at first, and with each step. */
const STEP = 30;

/** Makes the search page work: the results follow what is typed, and the address contains the query and the version. */
export function attachPage(page: HTMLElement, {settings, client}: SearchParts): void {
  const form = page.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const choices = getVersionChoices(settings);

  let limit = STEP;
  let version = LATEST;

  form.insertAdjacentHTML('beforeend', VERSIONS.html);
  const getElement = (selector: string): HTMLElement => page.querySelector(selector) as HTMLElement;
  const button = html`<button type="button" class="button button--secondary" hidden>${words.showMore}</button>`;
  setContent(getElement('[data-search-results]'), [LINES, html`<ol class="search-list"></ol>`, button]);
  const [versions, list, more] = [
    getElement('.search-versions'),
    getElement('.search-list'),
    getElement('.search-list ~ button'),
  ];
  const status = createStatus(page, settings, () => {
    field.focus();
    restartSearch();
  });

  const ask = createLatestSearch(client, showOutcome);

  function searchNow(): void {
    const query = field.value;
    if (query.trim()) {
      window.history.replaceState(window.history.state, '', formatAddress({query, version}));
      if (list.childElementCount === 0) status.wait(query);
    }
    ask({query, version, limit, perPage: 3, snippetLength: 160});
  }

  function restartSearch(): void {
    limit = STEP;
    searchNow();
  }

  function showOutcome(outcome: Outcome): void {
    const {answer} = outcome;
    status.show(outcome, '', field.value.trim() === '');
    setContent(list, renderItems(outcome));
    more.hidden = !answer || answer.hits.length < limit;
  }

  function setVersion(key: string): void {
    version = key;
    renderVersions(versions, choices, version);
    restartSearch();
  }

  function applyAddress(typed: string): void {
    const asked = parseAddress(window.location.search, choices);
    field.value = typed || asked.query;
    setVersion(asked.version);
  }

  versions.addEventListener('click', ({target}) => {
    if (target instanceof HTMLButtonElement) setVersion(target.value);
  });
  more.addEventListener('click', () => {
    limit += STEP;
    searchNow();
  });
  field.addEventListener('focus', () => client.warm(version));
  field.addEventListener('input', restartSearch);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    restartSearch();
  });
  window.addEventListener('popstate', () => page.isConnected && applyAddress(''));
  // What was typed before this module came is further than the address.
  applyAddress(field.value);
}
