/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {fireEvent} from '@testing-library/dom';
import {createHit, SETTINGS} from '../../tests/dialog';
import type {SearchHit} from '../engine/response';
import {attachDialog} from './attachDialog';
import type {SearchParams} from './createEngineClient';
import type {Outcome} from './searchClient';
import type {SearchSettings} from './settings';

const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const listLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.search-memory:not([hidden]) a')];

/** Responds to the last query. */
let response: (hits: readonly SearchHit[]) => void;

beforeEach(() => {
  window.localStorage.clear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = `<button aria-controls="box"></button><dialog id="box" open>
    <form action="/docs/search/"><input name="q"></form><form method="dialog"></form><p role="status"></p></dialog>`;
});

function attach(settings: Partial<SearchSettings> = {}): void {
  const search = async (params: SearchParams, show: (outcome: Outcome) => void): Promise<void> => {
    response = (hits) => show({params, response: {hits, pageCount: hits.length}, notice: '', isComplete: true});
  };
  const client = {search, preload: () => undefined};
  attachDialog(find('button'), find<HTMLDialogElement>('dialog'), {settings: {...SETTINGS, ...settings}, client});
}

function type(value: string, hits: readonly SearchHit[]): void {
  fireEvent.input(find('input'), {target: {value}});
  response(hits);
}

const storeRecent = (): void =>
  window.localStorage.setItem(
    'docusaurus.search/docs/',
    JSON.stringify({recent: [{url: '/docs/1/a/', title: 'A', pageTitle: 'A'}]}),
  );

it('shows starting points without a query, and help if nothing is found', () => {
  storeRecent();
  attach();
  const getTitles = (): (string | undefined)[] => listLinks().map(({textContent}) => textContent?.trim());
  expect(getTitles()).toEqual(['A', 'Guides Goals']);
  type('a', [createHit('a')]);
  expect(getTitles()).toEqual([]);
  type('nothing', []);
  expect(getTitles()).toEqual(['Support']);
  expect(listLinks()[0]).toHaveAttribute('href', 'https://acme.example/support');
});

it('offers other versions if nothing is found', () => {
  attach();
  type('nothing', []);
  const [older, ...others] = document.querySelectorAll<HTMLButtonElement>('.search-memory button');
  expect(older).toHaveTextContent('Search old<img>');
  expect(others).toEqual([]);
  find('.search-memory .search-versions').querySelector('button')?.click();
  expect(find('input')).toHaveFocus();
  response([createHit('a')]);
  expect(find('[role=option]')).toHaveTextContent('a (old<img>)');
});

it('only mentions arrow keys if there are rows', () => {
  attach({startingPoints: []});
  expect(find('.search-keys')).not.toBeVisible();
  type('a', [createHit('a')]);
  expect(find('.search-keys')).toBeVisible();
});

it('arrow keys move between the field and starting points', () => {
  storeRecent();
  attach();
  find('input').focus();
  const [recent, guides] = listLinks();
  const move = (key: string): void => void fireEvent.keyDown(document.activeElement as Element, {key});
  move('ArrowDown');
  expect(recent).toHaveFocus();
  find('[data-keep]').focus();
  move('ArrowDown');
  expect(guides).toHaveFocus();
  move('ArrowDown');
  expect(find('input')).toHaveFocus();
  move('ArrowUp');
  expect(guides).toHaveFocus();
  move('ArrowUp');
  expect(recent).toHaveFocus();
});

it('keeps the focus on the link that the reader came from', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  document.body.insertAdjacentHTML('beforeend', '<a href="/docs/x/" id="from">x</a>');
  attach();
  const dialog = find<HTMLDialogElement>('dialog');
  dialog.removeAttribute('open');
  find('#from').focus();
  dialog.dispatchEvent(new Event('close'));
  expect(find('#from')).toHaveFocus();
  back.mockRestore();
});

it.each(['\ud83d', 'a\udc00', '%', '&q=<b>'])('supports the unusual query %j', (query) => {
  attach();
  type(query, [createHit('a'), createHit('b')]);
  const {href} = find<HTMLAnchorElement>('footer a');
  expect(new URL(href).searchParams.get('q')).toBe(query.replace(/\p{Surrogate}/gu, '\ufffd'));
});
