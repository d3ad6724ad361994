/** The search page: the same search as in the box, with room for all results and an address that can be shared. */
import {LATEST} from './settings';
import {LINES, VERSIONS, writeItems, writeStatus, writeVersions} from './results';
import {formatAddress, parseAddress} from './searchAddress';
import {askLatest, type Outcome, type SearchParts} from './searchClient';
import {listChoices} from './versions';
import * as words from './words';
import {put, write} from './writeHtml';

/** Sections that are asked for at first, and with each step. */
const STEP = 30;

/** Makes the search page work: the results follow what is typed, and the address contains the query and the version. */
export function attachPage(page: HTMLElement, {settings, client}: SearchParts): void {
  const form = page.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const choices = listChoices(settings);

  let limit = STEP;
  let version = LATEST;

  form.insertAdjacentHTML('beforeend', VERSIONS.html);
  const find = (selector: string): HTMLElement => page.querySelector(selector) as HTMLElement;
  const button = write`<button type="button" class="button button--secondary" hidden>${words.showMore}</button>`;
  put(find('[data-search-results]'), [LINES, write`<ol class="search-list"></ol>`, button]);
  const [versions, list, more] = [find('.search-versions'), find('.search-list'), find('.search-list ~ button')];
  const status = writeStatus(page, settings, () => {
    field.focus();
    askAnew();
  });

  const ask = askLatest(client, show);

  function askNow(): void {
    const query = field.value;
    if (query.trim()) {
      window.history.replaceState(window.history.state, '', formatAddress({query, version}));
      if (list.childElementCount === 0) status.wait(query);
    }
    ask({query, version, limit, perPage: 3, snippetLength: 160});
  }

  function askAnew(): void {
    limit = STEP;
    askNow();
  }

  function show(outcome: Outcome): void {
    const {answer} = outcome;
    status.show(outcome, '', field.value.trim() === '');
    put(list, writeItems(outcome));
    more.hidden = !answer || answer.hits.length < limit;
  }

  function choose(key: string): void {
    version = key;
    writeVersions(versions, choices, version);
    askAnew();
  }

  function readAddress(typed: string): void {
    const asked = parseAddress(window.location.search, choices);
    field.value = typed || asked.query;
    choose(asked.version);
  }

  versions.addEventListener('click', ({target}) => {
    if (target instanceof HTMLButtonElement) choose(target.value);
  });
  more.addEventListener('click', () => {
    limit += STEP;
    askNow();
  });
  field.addEventListener('focus', () => client.warm(version));
  field.addEventListener('input', askAnew);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    askAnew();
  });
  window.addEventListener('popstate', () => page.isConnected && readAddress(''));
  // What was typed before this module came is further than the address.
  readAddress(field.value);
}
