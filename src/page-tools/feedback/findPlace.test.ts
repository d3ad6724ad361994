/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {findPlace} from './findPlace';

const select = (from: Element, to: Element = from): void => {
  const range = document.createRange();
  range.setStart(from.firstChild as Node, 0);
  range.setEndAfter(to.lastChild as Node);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
};
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
/** Where headings are in a window of 768 pixels. */
const putAt = (id: string, top: number): void => {
  byId(id).getBoundingClientRect = () => ({top}) as DOMRect;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/v1/limits/');
  document.body.innerHTML = `<p id="outside">Outside</p><article class="theme-doc-markdown">
    <header><h1>Limits</h1></header><p id="lead">Lead</p>
    <h2 id="memory">Memory<a class="hash-link">\u200B</a></h2><p id="text">First line\n  and   second.</p>
    <h3 id="tmp">Disk</h3>
    <p id="end">End</p></article>`;
  window.getSelection()?.removeAllRanges();
  putAt('memory', 1000);
  putAt('tmp', 2000);
});

describe('findPlace', () => {
  it('names the page alone above the first heading', () => {
    expect(findPlace()).toEqual({
      page: 'https://millrace.example/docs/v1/limits/',
      title: 'Limits',
      version: 'v1',
      heading: '',
      quote: '',
    });
  });

  it('names the section in the upper half of the window', () => {
    putAt('memory', -500);
    putAt('tmp', 300);
    expect(findPlace()).toMatchObject({page: 'https://millrace.example/docs/v1/limits/#tmp', heading: 'Disk'});
    putAt('tmp', 400);
    expect(findPlace().heading).toBe('Memory');
  });

  it.each([
    ['text', 'text', 'First line and second.', 'Memory'],
    ['text', 'end', /^First line and second\. Disk End$/, 'Memory'],
    ['tmp', 'tmp', 'Disk', 'Disk'],
    ['lead', 'lead', 'Lead', ''],
  ])('quotes a selection from %s to %s on one line, in its section', (from, to, quote, heading) => {
    select(byId(from), byId(to));
    const found = findPlace();
    expect(found.quote).toMatch(quote);
    expect(found.heading).toBe(heading);
  });

  it('cuts a long quotation', () => {
    byId('text').textContent = 'x'.repeat(400);
    select(byId('text'));
    expect(findPlace().quote).toBe(`${'x'.repeat(299)}…`);
  });
});
