import {expect, it} from '@jest/globals';
import {findTab} from './codeLanguages';

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
])('knows %s as %s', (name, value) => expect(findTab(name)).toBe(value));
