import {expect, it} from '@jest/globals';
import {applyEdits} from './html';

it('applies edits in the order of the text', () => {
  const edits = [
    {start: 4, end: 5, text: 'E'},
    {start: 0, end: 1, text: ''},
  ];
  expect(applyEdits('abcdef', edits)).toBe('bcdEf');
});

it('inserts text before a replacement or removal at the same offset', () => {
  const removed = {start: 2, end: 4, text: ''};
  const inserted = {start: 2, end: 2, text: '+'};
  for (const edits of [
    [removed, inserted],
    [inserted, removed],
  ])
    expect(applyEdits('abcdef', edits)).toBe('ab+ef');
});

it('keeps the order of insertions at the same offset', () => {
  const edits = ['1', '2', '3'].map((text) => ({start: 1, end: 1, text}));
  expect(applyEdits('ab', edits)).toBe('a123b');
});
