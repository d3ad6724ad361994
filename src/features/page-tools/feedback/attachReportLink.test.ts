/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {versions} from '../../../config/versions';
import {createReportUrl} from './attachReportLink';

/** The oldest version. If there are several versions, it's part of the page's path. */
const {label = '', prefix = '/'} = versions.at(-1) ?? {};

const select = (from: Element, to: Element = from): void => {
  const range = document.createRange();
  range.setStart(from.firstChild as Node, 0);
  range.setEndAfter(to.lastChild as Node);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
};
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Positions of headings in a window with a height of 768 pixels. */
const putAt = (id: string, top: number): void => {
  byId(id).getBoundingClientRect = () => ({top}) as DOMRect;
};
const read = (name: 'title' | 'where' | 'what'): string => new URL(createReportUrl()).searchParams.get(name) ?? '';
const quote = (): string | undefined => /^> (.*)$/m.exec(read('what'))?.[1];

beforeEach(() => {
  window.history.replaceState(null, '', `/docs${prefix}limits/`);
  document.body.innerHTML = `<article class="theme-doc-markdown">
    <header><h1>Limits</h1></header><p id="lead">Lead</p>
    <h2 id="memory">Memory<a class="hash-link">\u200B</a></h2><p id="text">First line\n  and   second.</p>
    <h3 id="tmp">Disk</h3>
    <p id="end">End</p></article>`;
  window.getSelection()?.removeAllRanges();
  putAt('memory', 1000);
  putAt('tmp', 2000);
});

it('reports only the page above the first heading', () => {
  expect(createReportUrl()).toMatch(/^https:\/\/github\.com\/millrace\/docs\/issues\/new\?/);
  expect(read('title')).toBe('Limits');
  expect(read('where')).toBe(`- Page: https://millrace.example/docs${prefix}limits/\n- Version: ${label}`);
  expect(read('what')).toBe('');
});

it('reports the section in the upper half of the window', () => {
  putAt('memory', -500);
  putAt('tmp', 300);
  expect(read('title')).toBe('Limits: Disk');
  expect(read('where')).toContain(`/limits/#tmp\n- Version: ${label}\n- Section: Disk`);
  putAt('tmp', 400);
  expect(read('title')).toBe('Limits: Memory');
});

it.each([
  ['text', 'text', 'First line and second.', 'Limits: Memory'],
  ['text', 'end', /^First line and second\. Disk End$/, 'Limits: Memory'],
  ['tmp', 'tmp', 'Disk', 'Limits: Disk'],
  ['lead', 'lead', 'Lead', 'Limits'],
])('quotes a selection from %s to %s on one line with its section', (from, to, text, title) => {
  select(byId(from), byId(to));
  expect(quote()).toMatch(text);
  expect(read('title')).toBe(title);
});

it("truncates a long quote between characters, within GitHub's URL limit", () => {
  byId('text').textContent = '👩'.repeat(400);
  select(byId('text'));
  expect(quote()).toBe(`${'👩'.repeat(299)}…`);
  expect(createReportUrl().length).toBeLessThan(8000);
});
