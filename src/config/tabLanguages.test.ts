import {expect, it} from '@jest/globals';
import {findTabLanguage, languageOfAddress} from './tabLanguages';

it.each([
  ['python', 'python'],
  ['py', 'python'],
  ['node', 'nodejs'],
  ['javascript', 'nodejs'],
  ['golang', 'go'],
  ['curl', 'bash'],
  ['cobol', undefined],
  ['', undefined],
  ['nodejs node', undefined],
])('knows %s as %s', (name, value) => expect(findTabLanguage(name)).toBe(value));

it.each([
  ['/code/python/http-requests/', 'python'],
  ['/api/rest/#go', 'go'],
  ['/limits/', null],
  ['/code/golang/', null],
])('sees what %s is about', (address, language) => expect(languageOfAddress(address)).toBe(language));
