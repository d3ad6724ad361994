/** The search of the bundle: the site's engine, in the page itself, because no worker starts from a disk. */
import {describeAnswer, PAGE_AMOUNTS, TIMINGS} from 'docusaurus-theme-search/client';
import {createWholeEngine, type SearchAnswer, type WholeIndex} from 'docusaurus-theme-search/engine';
import {latestVersion, versions} from '../../../src/config/versions';
import {toResultFile, writeResults} from './showAnswer';

declare const millraceSearchIndex: WholeIndex;

/** @throws when the page lacks the element */
function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the search page has no ${selector}`);
  return found;
}

const version = versions.find(({facet}) => facet === millraceSearchIndex.index.version) ?? latestVersion;
const engine = createWholeEngine(millraceSearchIndex);
const field = find<HTMLInputElement>('#offline-query');
const more = find('.offline-more');
let limit: number = PAGE_AMOUNTS.limit;

/** Keeps the query in the address, so that the way back from a result leads to the results. */
function keepInAddress(query: string): void {
  try {
    window.history.replaceState(null, '', query ? `?${new URLSearchParams({q: query})}` : window.location.pathname);
  } catch {
    // Some browsers change no address of a file.
  }
}

function show(answer: SearchAnswer, query: string): void {
  const asked = query.trim() !== '';
  find('.offline-status').textContent = describeAnswer(answer, query, millraceSearchIndex.index.locale);
  find('.offline-empty').hidden = !asked || answer.hits.length > 0;
  find('.offline-results').innerHTML = writeResults(answer, (address) => toResultFile(address, version));
  more.hidden = answer.hits.length < limit;
}

function ask(): void {
  const query = field.value;
  keepInAddress(query);
  void engine.search({...PAGE_AMOUNTS, limit, query}).then((answer) => {
    if (query === field.value) show(answer, query);
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  limit = PAGE_AMOUNTS.limit;
  clearTimeout(waiting);
  waiting = setTimeout(ask, TIMINGS.typingPause);
});
field.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  ask();
});
more.addEventListener('click', () => {
  limit += PAGE_AMOUNTS.limit;
  ask();
});

find('.offline-no-script').hidden = true;
find('.offline-form').hidden = false;
field.value = new URLSearchParams(window.location.search).get('q') ?? '';
field.focus();
if (field.value) ask();
