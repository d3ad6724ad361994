import {expect, it} from '@jest/globals';
import type {SearchResponse, SearchHit} from '../engine/response';
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

const count = (own: readonly SearchHit[], more: Partial<SearchResponse> = {}): ReturnType<typeof countParts> =>
  countParts({hits: own, pageCount: 4, ...more});

it('counts the pages of each part, largest first and pages without a place last', () => {
  expect(count(hits)).toEqual([
    ['Code', 2],
    ['Reference', 1],
    ['\n', 1],
  ]);
});

it('counts all matching pages, not only those in the results', () => {
  const parts = [
    ['', 3],
    ['Reference', 9],
    ['Guides', 2],
  ] as const;
  expect(count(hits, {pageCount: 14, parts})).toEqual([
    ['Reference', 9],
    ['Guides', 2],
    ['Code', 0],
    ['\n', 3],
  ]);
  expect(selectPart({hits, pageCount: 14, parts}, 'Reference').pageCount).toBe(9);
});

it('returns nothing if the number of pages is unknown', () => {
  expect(count(hits, {pageCount: null}).map(([, own]) => own)).toEqual([0, 0, 0]);
});

it.each([
  ['no hits', []],
  ['hits of one part', hits.filter(({place}) => place.startsWith('Code'))],
  ['hits without a place', hits.filter(({place}) => !place)],
])('returns no parts for %s', (_, some) => expect(count(some)).toEqual([]));

it('returns at most eight parts and merges the others', () => {
  const many = Array.from({length: 12}, (_, at) => makeHit(`/${at}`, `Part ${at}`));
  expect(count(many)).toHaveLength(9);
  expect(count(many).at(-1)).toEqual(['\n', 4]);
  expect(selectPart({hits: many, pageCount: 12}, '\n').pageCount).toBe(4);
});

it('filters the hits of a part and counts their pages', () => {
  const response = {hits, pageCount: 40};
  expect(selectPart(response, 'Code')).toEqual({hits: [hits[0], hits[2], hits[3]], pageCount: 2});
  expect(selectPart({...response, pageCount: null}, 'Code').pageCount).toBeNull();
  expect(selectPart(response, '')).toBe(response);
  expect(selectPart(response, 'constructor').hits).toEqual([]);
});
