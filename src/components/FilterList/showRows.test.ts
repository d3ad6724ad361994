/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {showRows} from './showRows';

const table = (...names: readonly string[]): string =>
  `<table><thead><tr><th>Guide</th></tr></thead><tbody>${names.map((name) => `<tr><td>${name}</td></tr>`).join('')}</tbody></table>`;

beforeEach(() => {
  document.body.innerHTML = `<h2>HTTP</h2><a href="#http"></a>${table('Receive files', 'Call an API')}
    <h2>Code</h2><a href="#code"></a>${table('Node.js', 'Files in /tmp')}`;
});

const getShownRows = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('h2, tbody tr')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({textContent}) => textContent);

it.each([
  ['', 4, ['HTTP', 'Receive files', 'Call an API', 'Code', 'Node.js', 'Files in /tmp']],
  ['files', 2, ['HTTP', 'Receive files', 'Code', 'Files in /tmp']],
  ['FILES http', 1, ['HTTP', 'Receive files']],
  ['code', 2, ['Code', 'Node.js', 'Files in /tmp']],
  ['nothing', 0, []],
])('shows the rows with all words of “%s”, and their headings', (filter, count, shown) => {
  expect(showRows(document.body, filter)).toBe(count);
  expect(getShownRows()).toEqual(shown);
});

it('shows everything again when the filter is empty', () => {
  showRows(document.body, 'nothing');
  expect(showRows(document.body, '')).toBe(4);
  expect(getShownRows()).toHaveLength(6);
});
