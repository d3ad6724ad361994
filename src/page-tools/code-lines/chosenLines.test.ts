/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {buildGutter, clearMarks, markLines, parseLines, printLines, readLines} from './chosenLines';

/** Coloured code: a line that the author marked, an empty one, a colour over two lines, and a last one without an end. */
const CODE =
  '<span class="tok-keyword">let</span> a;\n<span class="code-line--marked"><i>b</i>;\n</span>\n<i>c\nd</i>;\n<b>e</b>';

const block = (): Element => document.querySelector('.code-block') as Element;
const code = (): Element => document.querySelector('code') as Element;

beforeEach(() => {
  document.body.innerHTML = `<div class="code-block"><pre><code>${CODE}</code></pre></div>`;
});

describe('markLines', () => {
  it.each([
    [1, 1, 'let a;\n'],
    [2, 2, 'b;\n'],
    [3, 3, '\n'],
    [2, 4, 'b;\n\nc\n'],
    [4, 4, 'c\n'],
    [5, 6, 'd;\ne'],
    [1, 6, 'let a;\nb;\n\nc\nd;\ne'],
  ])('holds lines %i to %i in one element and leaves the text as it is', (from, to, text) => {
    const before = code().textContent;
    expect(markLines(block(), {from, to})?.textContent).toBe(text);
    expect(code().textContent).toBe(before);
    expect(block().querySelectorAll('.code-line--linked')).toHaveLength(1);
  });

  it('takes whole elements into the mark, so that none is left empty', () => {
    const mark = markLines(block(), {from: 2, to: 2});
    expect(mark?.innerHTML).toBe('<span class="code-line--marked"><i>b</i>;\n</span>');
    expect(mark?.parentElement).toBe(code());
  });

  it('takes the mark off again', () => {
    markLines(block(), {from: 1, to: 2});
    clearMarks(block());
    expect(code().innerHTML).toBe(CODE);
  });

  it('leaves the gutter outside', () => {
    buildGutter(block());
    expect(markLines(block(), {from: 6, to: 6})?.innerHTML).toBe('<b>e</b>');
  });

  it('replaces an earlier mark', () => {
    markLines(block(), {from: 1, to: 2});
    expect(markLines(block(), {from: 2, to: 3})?.textContent).toBe('b;\n\n');
    expect(block().querySelectorAll('.code-line--linked')).toHaveLength(1);
  });

  it('refuses lines that the block does not have', () => {
    expect(markLines(block(), {from: 6, to: 7})).toBeUndefined();
    expect(code().innerHTML).toBe(CODE);
  });
});

it('a gutter adds nothing to the text of the code, and is built once', () => {
  const before = code().textContent;
  buildGutter(block());
  buildGutter(block());
  expect(code().textContent).toBe(before);
  expect(readLines(block())).toEqual(['let a;', 'b;', '', 'c', 'd;', 'e']);
  expect(block().querySelectorAll('[role="option"]')).toHaveLength(6);
});

it.each([
  ['3', {from: 3, to: 3, block: 1}],
  ['3-5', {from: 3, to: 5, block: 1}],
  ['5-3', {from: 3, to: 5, block: 1}],
  ['3-5.2', {from: 3, to: 5, block: 2}],
  ['3.2.k3f9x', {from: 3, to: 3, block: 2}],
])('reads %s', (text, address) => expect(parseLines(text)).toEqual(address));

it.each(['', '0', '3-', '0-2', '3.0', 'L3', '3.2.', '-1', '1e3'])('refuses %j', (text) =>
  expect(parseLines(text)).toBeUndefined(),
);

it.each(['3.1', '3-5.2', '12-100.14'])('writes %s as it was read', (text) => {
  const address = parseLines(text);
  expect(address && printLines(address)).toBe(text);
});
