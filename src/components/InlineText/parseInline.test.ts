import {describe, expect, it} from '@jest/globals';
import {parseInline, stripInline} from '.';

describe('parseInline', () => {
  it('splits a text at its marks', () => {
    expect(parseInline('Set `a` to **one**, see [limits](/limits/#disk).')).toEqual([
      {kind: 'text', text: 'Set '},
      {kind: 'code', text: 'a'},
      {kind: 'text', text: ' to '},
      {kind: 'strong', text: 'one'},
      {kind: 'text', text: ', see '},
      {kind: 'link', text: 'limits', to: '/limits/#disk'},
      {kind: 'text', text: '.'},
    ]);
  });

  it('leaves marks that are not closed as they are', () => {
    expect(parseInline('2 * 3 [a] `b')).toEqual([{kind: 'text', text: '2 * 3 [a] `b'}]);
  });
});

describe('stripInline', () => {
  it('keeps the words only', () => {
    expect(stripInline('Set `a`, see [limits](/limits/).')).toBe('Set a, see limits.');
  });
});
