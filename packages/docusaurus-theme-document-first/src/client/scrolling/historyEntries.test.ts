/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import type * as historyEntries from './historyEntries';

/** Imports the module again, like a new page. */
async function load(): Promise<typeof historyEntries> {
  jest.resetModules();
  return import('./historyEntries');
}

beforeEach(() => sessionStorage.clear());

it('stores the positions of the last 100 entries, even after a reload', async () => {
  const {savePosition} = await load();
  for (let index = 0; index <= 100; index += 1) savePosition(`entry-${index}`, index + 0.4);
  const {getPosition} = await load();
  expect(['entry-0', 'entry-1', 'entry-100'].map(getPosition)).toEqual([undefined, 1, 100]);
});

it('stores positions until a reload if the storage is blocked', async () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const blocked = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const {getPosition, savePosition} = await load();
  savePosition('a', 5);
  expect(getPosition('a')).toBe(5);
  for (const each of blocked) each.mockRestore();
});

it.each(['{', '{}', 'null', '[1, null, ["a", "b"]]', '{"a": "b"}'])('ignores invalid storage: %s', async (text) => {
  sessionStorage.setItem('millrace.scroll-positions', text);
  const {getPosition, savePosition} = await load();
  expect(getPosition('a')).toBeUndefined();
  savePosition('a', 5);
  expect(getPosition('a')).toBe(5);
});

it('tells a link to the current address from going back', async () => {
  const {trackHistoryEntries} = await load();
  window.history.replaceState({key: 'a'}, '', '#part');
  document.body.innerHTML = '<a href="#part">This part</a><a href="#other">Another part</a>';
  const entries = trackHistoryEntries();
  const goBack = (): boolean => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    return entries.isBackOrForward();
  };
  const [own, other] = document.querySelectorAll('a');
  expect(goBack()).toBe(true);
  own?.dispatchEvent(new Event('click', {bubbles: true}));
  expect(goBack()).toBe(false);
  expect(goBack()).toBe(true);
  other?.dispatchEvent(new Event('click', {bubbles: true}));
  expect(goBack()).toBe(true);
  window.history.replaceState(null, '', window.location.pathname);
});
