import {expect, it} from '@jest/globals';
import {tokenise} from './tokenise';

it.each([
  ['const total = 20;', ['keyword:const', ' total = ', 'number:20', ';']],
  [
    'import { a } from "b"; // c',
    ['keyword:import', ' { a } ', 'keyword:from', ' ', 'string:"b"', '; ', 'comment:// c'],
  ],
  ['plain', ['plain']],
  ['', []],
])('%s', (line, expected) => {
  expect(tokenise(line).map(({kind, text}) => (kind ? `${kind}:${text}` : text))).toEqual(expected);
});
