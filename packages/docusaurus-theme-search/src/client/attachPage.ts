/** The search page: the same search as in the box, with room for all results and an address that can be shared. */
import {LATEST, PAGE_AMOUNTS} from './settings';
import {createElement} from './createElement';
import {writeItems, writeStatus, writeVersions} from './results';
import {formatAddress, parseAddress} from './searchAddress';
import {askLatest, type Outcome, type SearchParts} from './searchClient';
import {listChoices} from './versions';
import * as words from './words';

const STEP = PAGE_AMOUNTS.limit;

/** Makes the search page work: the results follow what is typed, and the address contains the query and the version. */
export function attachPage(page: HTMLElement, {settings, client}: SearchParts): void {
  const form = page.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const status = writeStatus(page.querySelector('[role=status]') as HTMLElement, settings);
  const place = page.querySelector('[data-search-results]') as HTMLElement;
  const elsewhere = page.querySelector<HTMLElement>('[data-search-elsewhere]');
  const choices = listChoices(settings);

  let limit: number = STEP;
  let version = LATEST;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const versions = createElement('div', {class: 'search-versions', role: 'group', 'aria-label': words.versions});
  form.append(versions);
  const list = createElement('ol', {class: 'search-list'});
  const more = createElement(
    'button',
    {type: 'button', class: 'button button--secondary', hidden: true},
    words.showMore,
  );
  place.append(status.element, list, more);

  const ask = askLatest(client, show);

  function askNow(): void {
    clearTimeout(typing);
    const query = field.value;
    if (query.trim()) {
      window.history.replaceState(window.history.state, '', formatAddress({query, version}));
      if (list.childElementCount === 0) status.wait(query);
    }
    ask({...PAGE_AMOUNTS, query, version, limit});
  }

  function askAnew(): void {
    limit = STEP;
    askNow();
  }

  function show(outcome: Outcome): void {
    const {answer, isComplete} = outcome;
    status.show(outcome);
    if (elsewhere) elsewhere.hidden = !(isComplete && answer?.hits.length === 0);
    list.replaceChildren(...writeItems(outcome));
    more.hidden = !answer || answer.hits.length < limit;
  }

  function choose(key: string): void {
    version = key;
    writeVersions(versions, choices, version, choose);
    if (field.value) askAnew();
  }

  function readAddress(typed: string): void {
    const asked = parseAddress(window.location.search, choices);
    field.value = typed || asked.query;
    choose(asked.version);
  }

  more.addEventListener('click', () => {
    limit += STEP;
    askNow();
  });
  field.addEventListener('focus', () => client.warm(version));
  field.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(askAnew, settings.timings.typingPause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    askAnew();
  });
  window.addEventListener('popstate', () => page.isConnected && readAddress(''));
  // What was typed before this module came is further than the address.
  readAddress(field.value);
}
