/** @jest-environment jsdom */
import {afterEach, beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {isShortcut, modules, listenForControls} from './controlModules';

const attach = jest.fn<(control: HTMLElement) => void>();
const load = jest.fn<typeof modules.load>();

const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;

beforeAll(listenForControls);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(): void {
    this.setAttribute('open', '');
  };
  load.mockResolvedValue({default: attach});
  modules.load = load;
  document.body.innerHTML = `
    <button id="plain" data-module="/a.js">Menu</button>
    <button id="search" data-module="/b.js" aria-haspopup="dialog" aria-controls="box" aria-keyshortcuts="Control+K /"></button>
    <dialog id="box"><form><input name="q"></form><form method="dialog"></form><p role="status"></p></dialog>`;
});

afterEach(() => void jest.clearAllMocks());

describe('a control with a module', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('is attached once on %s', async (type) => {
    for (let times = 0; times < 2; times += 1) find('#plain').dispatchEvent(new Event(type, {bubbles: true}));
    await waitFor(() => expect(find('#plain')).toHaveAttribute('data-attached'));
    find('#plain').dispatchEvent(new Event(type, {bubbles: true}));
    expect(load.mock.calls).toEqual([['/a.js']]);
    expect(attach.mock.calls).toEqual([[find('#plain')]]);
  });

  it('replays an earlier click once', async () => {
    const pressed = jest.fn();
    attach.mockImplementation((control) => control.addEventListener('click', pressed));
    find('#plain').click();
    find('#plain').click();
    expect(pressed).not.toHaveBeenCalled();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    find('#plain').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('shortcuts', () => {
  const key = (init: KeyboardEventInit, target: EventTarget = document.body): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));

  it("click the control and prevent the browser's default", () => {
    expect(key({key: 'k', ctrlKey: true})).toBe(false);
    expect(find('#box')).toHaveAttribute('open');
  });

  it("don't apply to keys typed in a field", () => {
    expect(key({key: '/'}, find('input'))).toBe(true);
    expect(key({key: 'k', ctrlKey: true}, find('input'))).toBe(false);
  });

  it.each([
    ['an editor without contenteditable', '<div id="at" role="textbox"></div>'],
    ['a closed shadow tree', '<x-notes id="at"></x-notes>'],
  ])("don't apply to a slash typed in %s", (_, html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    if (find('#at').localName.includes('-')) find('#at').attachShadow({mode: 'closed'});
    expect(key({key: '/'}, find('#at'))).toBe(true);
    expect(find('#box')).not.toHaveAttribute('open');
  });

  it('leave Ctrl+K to the fields of macOS', () => {
    const spy = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(key({key: 'k', ctrlKey: true}, find('input'))).toBe(true);
    expect(key({key: 'k', metaKey: true}, find('input'))).toBe(true);
    expect(key({key: 'k', ctrlKey: true})).toBe(false);
    spy.mockRestore();
  });

  it.each<[string, KeyboardEventInit, boolean]>([
    ['the promised one', {key: 'k', code: 'KeyK', ctrlKey: true}, true],
    ['with the capital lock', {key: 'K', code: 'KeyK', ctrlKey: true}, true],
    ['with Shift too', {key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true}, false],
    ['with Alt too', {key: 'k', code: 'KeyK', ctrlKey: true, altKey: true}, false],
    ['with two keys held', {key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true}, false],
    ['on a Cyrillic keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
    ['on a Hebrew keyboard, another key', {key: 'ח', code: 'KeyJ', ctrlKey: true}, false],
    ['of Dvorak, by its letter', {key: 'k', code: 'KeyV', ctrlKey: true}, true],
    ['of Dvorak, not by its place', {key: 't', code: 'KeyK', ctrlKey: true}, false],
    ['the letter alone', {key: 'k', code: 'KeyK'}, false],
    ['a slash', {key: '/', code: 'Slash'}, true],
    ['a slash of a German keyboard', {key: '/', code: 'Digit7', shiftKey: true}, true],
    ['a question mark', {key: '?', code: 'Slash', shiftKey: true}, false],
    ['without a key', {key: undefined as unknown as string, ctrlKey: true}, false],
    ['in an input method', {key: 'k', ctrlKey: true, isComposing: true}, false],
  ])('are recognized: %s', (_, init, is) => {
    expect(isShortcut(new KeyboardEvent('keydown', init), 'Control+K Meta+K /')).toBe(is);
  });
});
