/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent} from '@testing-library/dom';
import {createHit, SETTINGS} from '../../tests/dialog';
import type {SearchHit} from '../engine/response';
import {attachDialog} from './attachDialog';
import type {SearchParams} from './createEngineClient';
import type {Outcome} from './searchClient';
import {TIMINGS, type SearchSettings} from './settings';

const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Pending searches. */
let asked: {readonly params: SearchParams; readonly show: (outcome: Outcome) => void}[];
/** URLs that the application has opened. */
let opened: string[];
const preload = jest.fn();

function response(at: number, hits: readonly SearchHit[], isComplete = true): void {
  const {params, show} = asked.at(at) ?? {};
  const given = {hits, pageCount: hits.length};
  if (params) show?.({params, response: given, notice: '', isComplete});
}

const type = (value: string): void => void fireEvent.input(find('input'), {target: {value}});
const send = (): void => find<HTMLFormElement>('form').requestSubmit();
const press = (init: KeyboardEventInit & {keyCode?: number}): boolean => fireEvent.keyDown(find('input'), init);
const options = (): (string | null)[] => all('[role=option]').map((option) => option.getAttribute('href'));
const selected = (): (string | null)[] => all('[aria-selected=true]').map((option) => option.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState({key: 'page'}, '', '/docs/1/a/');
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function open(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  asked = [];
  opened = [];
  preload.mockClear();
  document.body.innerHTML = `<button aria-controls="box"></button><dialog id="box">
    <form action="/docs/search/"><input name="q" placeholder="Search"></form><form method="dialog"></form><p role="status"></p></dialog>`;
  find('dialog').addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    opened.push(link.getAttribute('href') ?? '');
  });
});

afterEach(() => void jest.useRealTimers());

function attach(settings: Partial<SearchSettings> = {}): void {
  const client = {
    preload,
    search: async (params: SearchParams, show: (outcome: Outcome) => void) => void asked.push({params, show}),
  };
  attachDialog(find('button'), find<HTMLDialogElement>('dialog'), {settings: {...SETTINGS, ...settings}, client});
}

function open(settings?: Partial<SearchSettings>): void {
  attach(settings);
  find('button').click();
}

describe('the dialog', () => {
  it('scrolls to a result selected by key, but not to one below the pointer', () => {
    open();
    type('a');
    response(-1, [createHit('one'), createHit('two'), createHit('three')]);
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    fireEvent.pointerMove(all('[role=option]')[1] as HTMLElement);
    expect(selected()).toEqual(['/docs/two/']);
    expect(scroll).not.toHaveBeenCalled();
    press({key: 'ArrowDown'});
    expect(selected()).toEqual(['/docs/three/']);
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
  });

  it('shows preliminary results, and keeps the selected one', () => {
    open();
    type('a');
    response(-1, [createHit('titles'), createHit('more')], false);
    expect(selected()).toEqual(['/docs/titles/']);
    press({key: 'ArrowDown'});
    response(-1, [createHit('bodies'), createHit('more'), createHit('titles')]);
    expect(options()).toEqual(['/docs/bodies/', '/docs/more/', '/docs/titles/']);
    expect(selected()).toEqual(['/docs/more/']);
    expect(find('input').getAttribute('aria-activedescendant')).toBe('box-list-/docs/more/');
  });

  it('ignores responses to earlier queries', () => {
    open();
    type('a');
    type('ab');
    response(-1, [createHit('new')]);
    response(-2, [createHit('old')]);
    expect(options()).toEqual(['/docs/new/']);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)("doesn't update results while touching them, until %s", (end) => {
    open();
    type('a');
    response(-1, [createHit('titles')], false);
    fireEvent.pointerDown(find('[role=option]'));
    response(-1, [createHit('bodies'), createHit('titles')]);
    fireEvent[end](window);
    expect(options()).toEqual(['/docs/titles/']);
    jest.advanceTimersByTime(0);
    expect(options()).toEqual(['/docs/bodies/', '/docs/titles/']);
  });

  it('shows progress after a delay', () => {
    open();
    type('数据库');
    jest.advanceTimersByTime(TIMINGS.searchingDelay);
    expect(find('.search-status')).toHaveTextContent('Searching for “数据库”…');
    response(-1, [createHit('a')]);
    expect(find('.search-status')).toHaveTextContent('Found in 1 page.');
    jest.advanceTimersByTime(TIMINGS.announceDelay);
    expect(find('[role=status]')).toHaveTextContent('Found in 1 page. Enter opens “a”.');
  });

  it('shows the page and section of each result', () => {
    open();
    type('a');
    response(-1, [createHit('own'), createHit('other', 'part'), createHit('own', 'part'), createHit('same', 'same')]);
    expect(all('[role=listbox] .search-page').map(({textContent}) => textContent)).toEqual([
      'own (old<img>)',
      'own (old<img>)',
      'other (old<img>)',
      'same (old<img>)',
    ]);
    expect(all('[role=listbox] .search-heading').map(({textContent}) => textContent)).toEqual(['part', 'part']);
    expect(options()).toEqual(['/docs/own/', '/docs/own/#part', '/docs/other/#part', '/docs/same/#same']);
    expect(all('.search-place').map(({textContent}) => textContent)).toEqual(['Code', 'Code', 'Code', 'Code']);
  });

  it('highlights consecutive words once', () => {
    open();
    type('a');
    const snippetHtml = '<mark>time</mark>-<mark>out</mark> of <mark>webhook</mark> <mark>signatures</mark>';
    response(-1, [{...createHit('own'), snippetHtml}]);
    expect(find('[role=option] .search-text').innerHTML).toBe(
      '<mark>time-out</mark> of <mark>webhook signatures</mark>',
    );
  });

  it.each([
    [0, 160],
    [320, 67],
    [704, 160],
  ])('requests snippets that fit two lines in a dialog of %d pixels', (width, length) => {
    document.documentElement.style.fontSize = '16px';
    Object.defineProperty(find('dialog'), 'clientWidth', {value: width});
    open();
    type('a');
    expect(asked.at(-1)?.params.snippetLength).toBe(length);
  });

  it('starts over after clearing the query', () => {
    open();
    type('a');
    response(-1, [createHit('a')]);
    find('form button').click();
    expect(options()).toEqual([]);
    expect(find('input')).toHaveValue('');
    expect(find('input')).toHaveFocus();
  });

  it('shows labels of versions as text', () => {
    open();
    expect(all('.search-versions button').map(({textContent}) => textContent)).toEqual(['2 <b>new</b>', 'old<img>']);
    expect(all('.search-versions b, img')).toEqual([]);
    all('.search-versions button')[0]?.click();
    expect(asked).toHaveLength(0);
    type('x');
    expect(asked.at(-1)?.params.version).toBe('latest');
  });

  it('keeps the focus on the selected version', () => {
    open();
    type('x');
    const [latest] = all('.search-versions button');
    latest?.focus();
    latest?.click();
    response(-1, [createHit('a')]);
    expect(document.activeElement).toBe(find('.search-versions [aria-pressed=true]'));
  });
});

describe('Enter', () => {
  it.each(['limits', 'límites', '制限', 'Пределы'])('waits for the response to the current query: %s', (query) => {
    open();
    type('a');
    response(-1, [createHit('earlier')]);
    type(query);
    send();
    expect(opened).toEqual([]);
    response(0, [createHit('earlier')]);
    expect(opened).toEqual([]);
    response(-1, [createHit('part')], false);
    expect(opened).toEqual([]);
    response(-1, [createHit('whole')]);
    expect(opened).toEqual(['/docs/whole/']);
  });

  it('opens the selected preliminary result', () => {
    open();
    type('a');
    response(-1, [createHit('seen')], false);
    send();
    expect(opened).toEqual(['/docs/seen/']);
  });

  it('opens nothing if the query has changed or nothing is found', () => {
    open();
    type('a');
    send();
    type('ab');
    response(-1, [createHit('ab')]);
    type('nothing');
    send();
    response(-1, []);
    send();
    type('later');
    response(-1, [createHit('later')]);
    expect(opened).toEqual([]);
  });

  it('ignores keys of input methods, which Safari reports by key code', () => {
    open();
    type('かな');
    response(-1, [createHit('a'), createHit('b')]);
    for (const init of [
      {key: 'ArrowDown', isComposing: true},
      {key: 'ArrowDown', keyCode: 229},
      {key: undefined as unknown as string},
    ])
      expect(press(init)).toBe(true);
    expect(selected()).toEqual(['/docs/a/']);
  });
});

describe('closing', () => {
  it('goes back without a router navigation', () => {
    const router = jest.fn();
    open();
    window.addEventListener('popstate', router);
    expect(window.history.state).toEqual({key: 'page', dialogEntry: 'box'});
    window.history.replaceState({key: 'page'}, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(find('dialog')).not.toHaveAttribute('open');
    expect(router).not.toHaveBeenCalled();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });

  it('removes the history entry and restores the focus', () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    open();
    find<HTMLDialogElement>('dialog').close();
    expect(back).toHaveBeenCalledTimes(1);
    expect(find('button')).toHaveFocus();
    expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
    back.mockRestore();
  });
});

it('offers to retry the same query after an error', () => {
  open();
  type('a');
  const {params, show} = asked.at(-1) ?? {};
  expect(find('.search-retry')).not.toBeVisible();
  if (params) show?.({params, response: null, notice: 'No connection.', isComplete: true});
  expect(find('.search-retry')).toHaveTextContent('Try again');
  find('.search-retry').click();
  expect(asked).toHaveLength(2);
  expect(find('input')).toHaveFocus();
  response(-1, [createHit('a')]);
  expect(find('.search-retry')).not.toBeVisible();
});
