import {expect, it} from '@jest/globals';
import {findTabLanguage} from './tabLanguages';

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
