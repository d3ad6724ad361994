import {expect, it} from '@jest/globals';
import {parseInline, stripInline} from './parseInline';

const TEXT = 'Set `a` to **one**, see [limits](/limits/#disk); 2 * 3 [a] `b';

it('splits a text at its marks, and ignores unclosed ones', () => {
  expect(parseInline(TEXT)).toEqual([
    {kind: 'text', text: 'Set '},
    {kind: 'code', text: 'a'},
    {kind: 'text', text: ' to '},
    {kind: 'strong', text: 'one'},
    {kind: 'text', text: ', see '},
    {kind: 'link', text: 'limits', to: '/limits/#disk'},
    {kind: 'text', text: '; 2 * 3 [a] `b'},
  ]);
});

it('stripInline removes the marks', () => {
  expect(stripInline(TEXT)).toBe('Set a to one, see limits; 2 * 3 [a] `b');
});
