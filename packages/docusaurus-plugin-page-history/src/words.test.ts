import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {componentWords, componentWordsOf} from './words';

const COMPONENTS = join(import.meta.dirname, 'client/ChangeList/index.tsx');

it.each(Object.entries(componentWords))('the words in %s are those of the components, all and no other', (_, words) => {
  const ids = [...readFileSync(COMPONENTS, 'utf8').matchAll(/'(theme\.pageHistory\.\w+)'/g)].map(([, id]) => id);
  expect(Object.keys(words).sort()).toEqual([...new Set(ids)].sort());
});

it('gives the words of a language to all its countries, and none in English', () => {
  expect(componentWordsOf('de-AT')).toEqual(componentWords.de);
  expect(componentWordsOf('en')).toEqual({});
});
