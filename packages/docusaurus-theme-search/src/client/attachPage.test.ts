/** @jest-environment jsdom */
import {beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent} from '@testing-library/dom';
import {createHit, SETTINGS} from '../../tests/dialog';
import type {SearchHit} from '../engine/response';
import {attachPage} from './attachPage';
import type {SearchParams} from './createEngineClient';
import type {Outcome} from './searchClient';

const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const preload = jest.fn();
let hits: readonly SearchHit[];

function attach(search: string, state: unknown = null): void {
  window.history.replaceState(state, '', `/docs/search/${search}`);
  document.body.innerHTML = `<main><form role="search"><label>Words<input type="search" name="q"></label></form>
    <p role="status"></p><div data-search-results></div></main>`;
  const ask = async (params: SearchParams, show: (outcome: Outcome) => void): Promise<void> =>
    show({params, response: {hits, pageCount: hits.length}, notice: '', isComplete: true});
  attachPage(find('main'), {settings: SETTINGS, client: {preload, search: ask}});
}

beforeEach(() => {
  hits = [createHit('a'), {...createHit('b'), place: ''}, {...createHit('c'), place: 'Guides'}];
  preload.mockClear();
});

it('focuses the field and shows starting points without loading the index', () => {
  attach('');
  expect(find('input')).toHaveFocus();
  expect(find('.search-start a')).toHaveTextContent('Guides');
  expect(find('.search-start')).toBeVisible();
  expect(find('.search-clear')).not.toBeVisible();
  expect(preload).not.toHaveBeenCalled();
});

it('links to help and other versions if nothing is found', () => {
  hits = [];
  attach('?q=x');
  expect(find('.search-start a')).toHaveTextContent('Support');
  find('.search-start button').click();
  expect(find('.search-versions [aria-pressed=true]')).toHaveValue('1');
});

it('shows the number of pages for each part and in total', () => {
  attach('?q=x');
  expect(find('input')).not.toHaveFocus();
  expect(find('.search-start')).not.toBeVisible();
  const labels = [...document.querySelectorAll('.search-parts button')].map(({textContent}) => textContent?.trim());
  expect(labels).toEqual(['Everything 3', 'Code 1', 'Guides 1', 'Other 1']);
  find('.search-parts button:last-child').click();
  expect([...document.querySelectorAll('.search-list h2')].map(({textContent}) => textContent)).toEqual(['b']);
});

it('clears the query, its results and the URL', () => {
  attach('?q=x');
  find('.search-clear').click();
  expect(find('input')).toHaveValue('');
  expect(find('input')).toHaveFocus();
  expect(window.location.search).toBe('');
  expect(find('.search-list')).toBeEmptyDOMElement();
  expect(find('.search-start')).toBeVisible();
  fireEvent.input(find('input'), {target: {value: 'y'}});
  expect(find('.search-clear')).toBeVisible();
});

it.each([
  ['?q=cron&version=1', '', '?version=1'],
  ['?q=cron', ' ', ''],
  ['?q=cron', 'crons', '?q=crons'],
  ['?source=mail', '', '?source=mail'],
])('keeps the query in the address up to date: %s, then %j', (search, typed, expected) => {
  attach(search);
  fireEvent.input(find('input'), {target: {value: typed}});
  expect(window.location.search).toBe(expected);
});

describe('coming back', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  /** Attaches the page again, as after a reload, with a state of the history entry. */
  const comeBack = (state: unknown): void => attach('?q=x', state);

  beforeEach(() => void scrollTo.mockClear());

  it.each(['pagehide', 'click'])('shows the same part, as many results and the same position: left by %s', (way) => {
    hits = [...hits, ...Array.from({length: 60}, (_, at) => createHit(`page${at}`))];
    attach('?q=x');
    find('.search-list ~ button').click();
    find('.search-parts button:nth-child(2)').click();
    Object.defineProperty(window, 'scrollY', {value: 900, configurable: true});
    if (way === 'click') fireEvent.click(find('.search-list a'));
    else window.dispatchEvent(new Event('pagehide'));
    const {length} = document.querySelectorAll('.search-list a');
    comeBack(window.history.state);
    expect(document.querySelectorAll('.search-list a')).toHaveLength(length);
    expect(find('.search-parts [aria-pressed=true]')).toHaveValue('Code');
    expect(scrollTo.mock.calls).toEqual([[{top: 900, behavior: 'instant'}]]);
    fireEvent.input(find('input'), {target: {value: 'y'}});
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([null, {searchView: 1}, {searchView: {part: 1, limit: 60, top: 0}}, {searchView: {part: '', limit: '9'}}])(
    'starts at the top with another state: %j',
    (state) => {
      comeBack(state);
      expect(find('.search-parts [aria-pressed=true]')).toHaveTextContent('Everything');
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});
