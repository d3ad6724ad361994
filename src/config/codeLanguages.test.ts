import {expect, it} from '@jest/globals';
import {Prism} from 'prism-react-renderer';
import {findLanguage, findTabValue, getLanguages} from './codeLanguages';

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
])('returns the tab value of %s: %s', (name, value) => expect(findTabValue(name)).toBe(value));

it.each(getLanguages('script', 'typescript', 'grammar', 'shell'))('has a grammar for %s', (name) => {
  expect(Prism.languages[name] ?? findLanguage(name)?.grammar).toBeDefined();
});
