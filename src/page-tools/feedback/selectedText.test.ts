/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import {findSelection, keepSelectedText, readSelectedText} from './reportAddress';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** jsdom tells of changes later; the browser's own event is not waited for. */
const tell = (): boolean => document.dispatchEvent(new Event('selectionchange'));

const select = (element: Element): void => {
  window.getSelection()?.selectAllChildren(element);
  tell();
};

/** What the focus does to the selection where the caret follows it. */
const focusByTab = (id: string): void => {
  byId(id).focus();
  window.getSelection()?.collapse(byId(id), 0);
  tell();
};

const read = (): string | undefined => readSelectedText()?.text;

beforeAll(keepSelectedText);

beforeEach(() => {
  document.body.innerHTML = `<details class="page-menu"><summary id="menu" tabindex="0">Page</summary></details>
    <p id="outside">Outside</p><article class="theme-doc-markdown"><p id="lead">Lead</p><p id="text">Some text</p>
    <a id="link" href="#x">Link</a></article>`;
  window.getSelection()?.removeAllRanges();
  tell();
});

describe('findSelection', () => {
  it.each([
    ['lead', true],
    ['outside', false],
  ])('finds text of the page only: %s', (id, expected) => {
    select(byId(id));
    expect(findSelection() !== null).toBe(expected);
  });

  it('finds nothing in a selection of white space', () => {
    byId('lead').textContent = '  ';
    select(byId('lead'));
    expect(findSelection()).toBeNull();
  });
});

describe('keepSelectedText', () => {
  it('knows the text while the keyboard moves the focus to the menu, which takes the selection away', () => {
    select(byId('text'));
    focusByTab('link');
    focusByTab('menu');
    expect(findSelection()).toBeNull();
    expect(read()).toBe('Some text');
  });

  it('knows the text that was selected last', () => {
    select(byId('text'));
    select(byId('lead'));
    focusByTab('menu');
    expect(read()).toBe('Lead');
  });

  it('forgets it when the caret moves elsewhere', () => {
    select(byId('text'));
    window.getSelection()?.collapse(byId('lead'), 0);
    tell();
    focusByTab('menu');
    expect(read()).toBeUndefined();
  });

  it.each([
    ['elsewhere', 'link', undefined],
    ['in the menu', 'menu', 'Some text'],
  ])('a press %s: what is known then', (_, id, known) => {
    select(byId('text'));
    byId(id).dispatchEvent(new Event('pointerdown', {bubbles: true}));
    focusByTab(id);
    expect(read()).toBe(known);
  });

  it('forgets text of a page that the reader has left', () => {
    select(byId('text'));
    focusByTab('menu');
    byId('text').remove();
    expect(read()).toBeUndefined();
  });
});
