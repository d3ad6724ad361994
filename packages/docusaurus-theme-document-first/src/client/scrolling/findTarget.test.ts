/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {findTarget} from './findTarget';

it.each([
  ['#plain', 'plain'],
  ['#größe', 'größe'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#a%20b', 'a%20b'],
  ['#c%20d', 'c d'],
])('finds the target of %s', (hash, id) => {
  document.body.innerHTML = ['plain', 'größe', '100%', '%E0%A4%A', 'a b', 'a%20b', 'c d', '']
    .map((name) => `<p id="${name}"></p>`)
    .join('');
  expect(findTarget(hash)?.id).toBe(id);
});

it.each(['', '#', '#missing', '#%', '#100%2'])('finds no target for %j', (hash) => {
  document.body.innerHTML = '<p id=""></p><p id="100%"></p>';
  expect(findTarget(hash)).toBeNull();
});
