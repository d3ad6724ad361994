/** @jest-environment jsdom */
import {beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import {createReportAddress, findSelection, keepSelectedText, readSelectedText} from './offerReport';

/** jsdom tells of changes later; the browser's own event is not waited for. */
const tell = (): boolean => document.dispatchEvent(new Event('selectionchange'));
const select = (from: Element, to: Element = from): void => {
  const range = document.createRange();
  range.setStart(from.firstChild as Node, 0);
  range.setEndAfter(to.lastChild as Node);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  tell();
};
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Where headings are in a window of 768 pixels. */
const putAt = (id: string, top: number): void => {
  byId(id).getBoundingClientRect = () => ({top}) as DOMRect;
};
const read = (name: 'title' | 'where' | 'what'): string => new URL(createReportAddress()).searchParams.get(name) ?? '';
const quote = (): string | undefined => /^> (.*)$/m.exec(read('what'))?.[1];
const readText = (): string | undefined => readSelectedText()?.text;

/** What the focus does to the selection where the caret follows it. */
const focusByTab = (id: string): void => {
  byId(id).focus();
  window.getSelection()?.collapse(byId(id), 0);
  tell();
};

beforeAll(keepSelectedText);

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/v1/limits/');
  document.body.innerHTML = `<details class="page-menu"><summary id="menu" tabindex="0">Page</summary></details>
    <p id="outside">Outside</p><article class="theme-doc-markdown">
    <header><h1>Limits</h1></header><p id="lead">Lead</p>
    <h2 id="memory">Memory<a class="hash-link">\u200B</a></h2><p id="text">First line\n  and   second.</p>
    <h3 id="tmp">Disk</h3>
    <p id="end">End</p><a id="link" href="#x">Link</a></article>`;
  window.getSelection()?.removeAllRanges();
  tell();
  putAt('memory', 1000);
  putAt('tmp', 2000);
});

describe('the address of a report', () => {
  it('names the page alone above the first heading', () => {
    expect(createReportAddress()).toMatch(/^https:\/\/github\.com\/millrace\/docs\/issues\/new\?/);
    expect(read('title')).toBe('Limits');
    expect(read('where')).toBe('- Page: https://millrace.example/docs/v1/limits/\n- Version: v1');
    expect(read('what')).toBe('');
  });

  it('names the section in the upper half of the window', () => {
    putAt('memory', -500);
    putAt('tmp', 300);
    expect(read('title')).toBe('Limits: Disk');
    expect(read('where')).toContain('/limits/#tmp\n- Version: v1\n- Section: Disk');
    putAt('tmp', 400);
    expect(read('title')).toBe('Limits: Memory');
  });

  it.each([
    ['text', 'text', 'First line and second.', 'Limits: Memory'],
    ['text', 'end', /^First line and second\. Disk End$/, 'Limits: Memory'],
    ['tmp', 'tmp', 'Disk', 'Limits: Disk'],
    ['lead', 'lead', 'Lead', 'Limits'],
  ])('quotes a selection from %s to %s on one line, in its section', (from, to, text, title) => {
    select(byId(from), byId(to));
    expect(quote()).toMatch(text);
    expect(read('title')).toBe(title);
  });

  it('cuts a long quotation between characters, and stays as short as GitHub demands', () => {
    byId('text').textContent = '👩'.repeat(400);
    select(byId('text'));
    expect(quote()).toBe(`${'👩'.repeat(299)}…`);
    expect(createReportAddress().length).toBeLessThan(8000);
  });
});

describe('keepSelectedText', () => {
  it('knows the text while the keyboard moves the focus to the menu, which takes the selection away', () => {
    select(byId('text'));
    focusByTab('link');
    focusByTab('menu');
    expect(findSelection()).toBeNull();
    expect(readText()).toBe(byId('text').textContent);
  });

  it('knows the text that was selected last', () => {
    select(byId('text'));
    select(byId('lead'));
    focusByTab('menu');
    expect(readText()).toBe('Lead');
  });

  it('forgets it when the caret moves elsewhere', () => {
    select(byId('text'));
    window.getSelection()?.collapse(byId('lead'), 0);
    tell();
    focusByTab('menu');
    expect(readText()).toBeUndefined();
  });

  it.each([
    ['elsewhere', 'link', false],
    ['in the menu', 'menu', true],
  ])('a press %s: whether the text is known then', (_, id, isKnown) => {
    select(byId('text'));
    byId(id).dispatchEvent(new Event('pointerdown', {bubbles: true}));
    focusByTab(id);
    expect(readText() !== undefined).toBe(isKnown);
  });

  it('forgets text of a page that the reader has left', () => {
    select(byId('text'));
    focusByTab('menu');
    byId('text').remove();
    expect(readText()).toBeUndefined();
  });
});
