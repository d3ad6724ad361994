import {expect, it} from '@jest/globals';
import {createSpeculationRules} from './extraFiles';

const readRules = (mode: 'prerender' | 'prefetch' | 'none'): string[] =>
  createSpeculationRules('/docs/', mode).flatMap(({innerHTML}) => Object.keys(JSON.parse(innerHTML ?? '{}') as object));

it.each([
  ['prerender', ['prefetch', 'prerender']],
  ['prefetch', ['prefetch']],
  ['none', []],
] as const)('createSpeculationRules returns speculation rules for %s', (mode, rules) => {
  expect(readRules(mode)).toEqual(rules);
});
