import {expect, it} from '@jest/globals';
import type {SearchHit} from '../engine/answer';
import {countParts, selectPart} from './resultParts';

const makeHit = (pageUrl: string, place: string): SearchHit => ({
  url: `${pageUrl}#a`,
  pageUrl,
  pageTitle: pageUrl,
  place,
  heading: 'A',
  titleHtml: 'A',
  snippetHtml: '',
});

const hits = [
  makeHit('/go', 'Code › Go'),
  makeHit('/limits', 'Reference'),
  makeHit('/node', 'Code › Node.js › HTTP'),
  makeHit('/node', 'Code › Node.js › HTTP'),
  makeHit('/start', ''),
];

it('counts the pages of each part, the largest first, and pages without a place last', () => {
  expect(countParts(hits)).toEqual([
    ['Code', 2],
    ['Reference', 1],
    ['\n', 1],
  ]);
});

it.each([
  ['no hits', []],
  ['hits of one part', hits.filter(({place}) => place.startsWith('Code'))],
  ['hits without a place', hits.filter(({place}) => !place)],
])('offers no part for %s', (_, some) => expect(countParts(some)).toEqual([]));

it('offers at most eight parts, and the others together', () => {
  const many = Array.from({length: 12}, (_, at) => makeHit(`/${at}`, `Part ${at}`));
  expect(countParts(many)).toHaveLength(9);
  expect(countParts(many).at(-1)).toEqual(['\n', 4]);
  expect(selectPart({hits: many, pageCount: 12}, '\n').pageCount).toBe(4);
});

it('selects the hits of a part and counts their pages', () => {
  const answer = {hits, pageCount: 40};
  expect(selectPart(answer, 'Code')).toEqual({hits: [hits[0], hits[2], hits[3]], pageCount: 2});
  expect(selectPart({...answer, pageCount: null}, 'Code').pageCount).toBeNull();
  expect(selectPart(answer, '')).toBe(answer);
  expect(selectPart(answer, 'constructor').hits).toEqual([]);
});
