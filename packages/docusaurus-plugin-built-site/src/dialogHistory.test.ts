/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {attachDialogHistory, hasDialogEntry} from './dialogHistory';

const HREF = 'https://example.com/docs/a/?lang=go#old';
const follow = {href: HREF, assign: jest.fn(), replace: jest.fn()};
let back: ReturnType<typeof jest.spyOn>;

/** Creates a dialog that's open, with its history. */
function open(id: string): {
  readonly dialog: HTMLDialogElement;
  readonly history: ReturnType<typeof attachDialogHistory>;
} {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.id = id;
  dialog.open = true;
  dialog.close = () => void (dialog.open = false);
  return {dialog, history: attachDialogHistory(dialog, follow)};
}

/** Goes back to an entry with this state. */
function goBackTo(state: unknown): void {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.clearAllMocks();
  back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.replaceState(null, '');
});

afterEach(() => {
  document.body.innerHTML = '';
  back.mockRestore();
  delete (window as {navigation?: unknown}).navigation;
});

it("stays on the page if the page's history entry looks like a dialog entry", () => {
  window.history.replaceState({dialogEntry: 'box'}, '');
  const {length} = window.history;
  const {history} = open('box');
  history.closed();
  expect(back).not.toHaveBeenCalled();
  history.opened();
  expect(window.history.length).toBe(length + 1);
  history.closed();
  history.closed();
  expect(back).toHaveBeenCalledTimes(1);
});

it('closes only the dialog on top on going back', () => {
  const menu = open('menu');
  const box = open('box');
  menu.history.opened();
  box.history.opened();
  goBackTo({dialogEntry: 'menu'});
  expect([menu.dialog.open, box.dialog.open]).toEqual([true, false]);
  goBackTo(null);
  expect(menu.dialog.open).toBe(false);
});

it("doesn't handle going back after the router has replaced its entry", () => {
  const router = jest.fn();
  const {dialog, history} = open('box');
  history.opened();
  window.history.replaceState({key: 'next'}, '');
  dialog.close();
  history.closed();
  window.addEventListener('popstate', router);
  goBackTo(null);
  window.removeEventListener('popstate', router);
  expect(router).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
});

describe('with entries to go forward to', () => {
  const updateCurrentEntry = jest.fn();
  const setForward = (state: unknown): void => {
    const entries = [{getState: () => undefined}, {getState: () => state}];
    Object.assign(window, {
      navigation: {canGoForward: true, currentEntry: {index: 0}, entries: () => entries, updateCurrentEntry},
    });
  };

  it.each([undefined, null, {}, {other: 1}])("doesn't add an entry, which would delete them: %j", (state) => {
    setForward(state);
    const {dialog, history} = open('box');
    history.opened();
    expect(hasDialogEntry()).toBe(false);
    history.follow('/docs/b/');
    expect(follow.assign.mock.calls).toEqual([['/docs/b/']]);
    expect(dialog.open).toBe(false);
    history.closed();
    expect(back).not.toHaveBeenCalled();
  });

  it('closes when the router shows another entry, and leaves the navigation to it', () => {
    setForward(undefined);
    const router = jest.fn();
    const {dialog, history} = open('box');
    history.opened();
    window.addEventListener('popstate', router);
    goBackTo({key: 'earlier'});
    window.removeEventListener('popstate', router);
    expect(dialog.open).toBe(false);
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('replaces an entry that a dialog has left', () => {
    setForward({dialogEntry: 'menu'});
    const {dialog, history} = open('box');
    history.opened();
    expect(hasDialogEntry()).toBe(true);
    expect(updateCurrentEntry).toHaveBeenCalledWith({state: {dialogEntry: 'box'}});
    goBackTo(null);
    expect(dialog.open).toBe(false);
  });
});

describe('following a link', () => {
  it.each(['/docs/b/', '/docs/b/#x', '/docs/a/#x', '/docs/a/?lang=go'])(
    'leaves the history entry first, and follows once: %s',
    (address) => {
      const {dialog, history} = open('box');
      history.opened();
      history.follow(address);
      history.follow(address);
      expect(follow.assign).not.toHaveBeenCalled();
      for (let time = 0; time < 2; time += 1) goBackTo(null);
      expect(follow.assign.mock.calls).toEqual([[address]]);
      expect(dialog.open).toBe(false);
      history.follow(address);
      expect(follow.assign).toHaveBeenCalledTimes(2);
      expect(back).toHaveBeenCalledTimes(1);
      expect(follow.replace).not.toHaveBeenCalled();
    },
  );

  it('replaces the history entry for a heading of the same page, so that Back returns to the old position', () => {
    const {dialog, history} = open('box');
    history.opened();
    history.follow('/docs/a/?lang=go#x');
    history.closed();
    expect(follow.replace.mock.calls).toEqual([['/docs/a/?lang=go#x']]);
    expect(dialog.open).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });
});
