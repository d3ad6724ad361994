/** The search page: the same search as in the box, with room for all results and an address that can be shared. */
import {LATEST, PAGE_AMOUNTS} from './settings';
import {createElement} from './createElement';
import {describeAnswer, describeWait} from './messages';
import {sayLater, writeItems} from './results';
import {formatAddress, parseAddress} from './searchAddress';
import {askLatest, type Outcome, type SearchParts} from './searchClient';
import {listChoices} from './versions';
import * as words from './words';

const STEP = PAGE_AMOUNTS.limit;

/** Makes the search page work: the results follow what is typed, and the address contains the query and the version. */
export function attachPage(page: HTMLElement, {settings, client}: SearchParts): void {
  const {locale, timings} = settings;
  const form = page.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const status = page.querySelector('[role=status]') as HTMLElement;
  const place = page.querySelector('[data-search-results]') as HTMLElement;
  const elsewhere = page.querySelector<HTMLElement>('[data-search-elsewhere]');
  const choices = listChoices(settings);
  const keys = choices.map(({key}) => key);
  const say = sayLater(status, timings.announcePause);

  let limit: number = STEP;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const radios = choices.map(({key, label}) => {
    const radio = createElement('input', {type: 'radio', name: 'version', value: key, change: () => askAnew()});
    return createElement('label', {}, radio, label);
  });
  if (choices.length > 1)
    form.append(
      createElement('fieldset', {class: 'search-choices'}, createElement('legend', {}, words.versions), ...radios),
    );
  const found = createElement('p');
  const notice = createElement('p');
  const list = createElement('ol', {class: 'search-list'});
  const more = createElement(
    'button',
    {type: 'button', class: 'button button--secondary', hidden: true},
    words.showMore,
  );
  place.append(
    // Screen readers have both in the status line, which waits until the reader stops typing.
    createElement('div', {class: 'search-status', 'aria-hidden': 'true'}, found, notice),
    list,
    more,
  );
  status.classList.add('search-spoken');

  const readVersion = (): string => new FormData(form).get('version')?.toString() ?? LATEST;
  const ask = askLatest(client, show);

  function askNow(): void {
    clearTimeout(typing);
    const query = field.value;
    if (query.trim()) {
      window.history.replaceState(window.history.state, '', formatAddress({query, version: readVersion()}));
      if (list.childElementCount === 0) found.textContent = status.textContent = describeWait(query);
    }
    ask({...PAGE_AMOUNTS, query, version: readVersion(), limit});
  }

  function askAnew(): void {
    limit = STEP;
    askNow();
  }

  function show(outcome: Outcome): void {
    const {question, answer, notice: line, isComplete} = outcome;
    found.textContent = describeAnswer(answer, question.query, locale);
    notice.textContent = line?.text ?? '';
    notice.classList.toggle('search-alert', line?.tone === 'alert');
    if (isComplete) say([found.textContent, line?.text].filter(Boolean).join(' '));
    if (elsewhere) elsewhere.hidden = !(isComplete && answer?.hits.length === 0);
    list.replaceChildren(...writeItems(outcome));
    more.hidden = !answer || answer.hits.length < limit;
  }

  function readAddress(typed: string): void {
    const {query, version} = parseAddress(window.location.search, keys);
    field.value = typed || query;
    for (const radio of form.querySelectorAll('input'))
      if (radio.type === 'radio') radio.checked = radio.value === version;
    if (field.value) askAnew();
  }

  more.addEventListener('click', () => {
    limit += STEP;
    askNow();
  });
  field.addEventListener('focus', () => client.warm(readVersion()));
  field.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(askAnew, timings.typingPause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    askAnew();
  });
  window.addEventListener('popstate', () => page.isConnected && readAddress(''));
  // What was typed before this module came is further than the address.
  readAddress(field.value);
}
