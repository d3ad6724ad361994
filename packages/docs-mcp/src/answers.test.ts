import {expect, it} from '@jest/globals';
import {paginateText, quoteValue} from './answers';

it.each([4, 5, 6, 7])("doesn't split characters into pages of %i code units", (size) => {
  const text = '😀a'.repeat(20);
  const parts: string[] = [];
  for (let cursor: string | null = '0'; cursor !== null;) {
    const {part, next} = paginateText(text, size, cursor);
    parts.push(part);
    cursor = next;
  }
  expect(parts.join('')).toBe(text);
  // `encodeURI` throws for half of a surrogate pair.
  expect(parts.map((part) => encodeURI(part)).join('')).toBe(encodeURI(text));
});

it.each(['😀'.repeat(60), `a${'😀'.repeat(60)}`])('truncates %s without splitting a character', (given) => {
  expect(decodeURI(encodeURI(JSON.parse(quoteValue(given)) as string))).toMatch(/^a?😀{39,40}…$/u);
});
