/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {closeOnBackdrop, openDialog} from './openDialog';

const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const focus = (id: string): string | undefined => {
  find(id).focus();
  return document.activeElement?.id;
};

const {matches} = Element.prototype;

beforeEach(() => {
  // The test environment has neither dialogs nor popovers nor a layout.
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {showPopover: () => undefined, hidePopover: () => undefined});
  Object.assign(Element.prototype, {
    getClientRects: () => [{}],
    matches(this: Element, selector: string) {
      return selector === ':popover-open' || matches.call(this, selector);
    },
  });
  document.body.innerHTML = `<button id="page"></button>
    <dialog id="menu" popover="manual"><button id="in-menu"></button></dialog>
    <dialog id="search" popover="manual"><input id="in-search"></dialog>
    <div role="alertdialog"><button id="in-banner"></button></div>`;
});

describe('a dialog', () => {
  it('traps the focus', () => {
    openDialog(find('menu'));
    expect(focus('page')).toBe('in-menu');
  });

  it.each(['in-search', 'in-banner'])("doesn't steal the focus from a dialog on top: %s", (id) => {
    openDialog(find('menu'));
    openDialog(find('search'));
    expect(focus(id)).toBe(id);
  });

  it('returns the focus to the dialog below', () => {
    find('page').focus();
    openDialog(find('menu'));
    find('in-menu').focus();
    openDialog(find('search'));
    find('in-search').focus();
    find<HTMLDialogElement>('search').close();
    expect(document.activeElement?.id).toBe('in-menu');
    find<HTMLDialogElement>('menu').close();
    expect(document.activeElement?.id).toBe('page');
  });
});

it('marks the page until all dialogs are closed', () => {
  openDialog(find('menu'));
  find('in-menu').focus();
  openDialog(find('search'));
  find<HTMLDialogElement>('search').close();
  expect(document.documentElement).toHaveAttribute('data-dialog-open');
  find<HTMLDialogElement>('menu').close();
  expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
});

it.each([
  ['outside and released outside', 'menu', 'menu', false],
  ['inside and released outside, as when selecting text', 'first', 'menu', true],
  ['inside and released inside', 'first', 'first', true],
])('closeOnBackdrop: the mouse is pressed %s', (_, pressed, released, isOpen) => {
  document.body.innerHTML = '<dialog id="menu" open><button id="first"></button></dialog>';
  const dialog = find<HTMLDialogElement>('menu');
  closeOnBackdrop(dialog);
  find(pressed).dispatchEvent(new Event('pointerdown', {bubbles: true}));
  find(released).click();
  expect(dialog.open).toBe(isOpen);
});
