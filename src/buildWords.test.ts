import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, jest} from '@jest/globals';

const code = (value: string) => ({type: 'inlineCode' as const, value});

/** The site's words, translated into another language. */
async function buildIn(locale: string, messages: Readonly<Record<string, string>>) {
  const path = mkdtempSync(join(tmpdir(), 'i18n-'));
  const folder = join(path, locale, 'docusaurus-plugin-content-docs');
  mkdirSync(folder, {recursive: true});
  const content = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, {message}]));
  writeFileSync(join(folder, 'build.json'), JSON.stringify(content));
  jest.unstable_mockModule('./config/languages', () => ({i18n: {path}, getCurrentLocale: () => locale}));
  jest.resetModules();
  return import('./buildWords');
}

it("returns translated messages with their placeholders filled in, and English ones if they're missing", async () => {
  const {getMessage, getMessageNodes, formatList, joinNodes} = await buildIn('fr', {
    'value.default': 'Par défaut : {value}.',
    'api.sendAs': '{type} : le type à envoyer.',
  });
  expect(getMessage('value.default', {value: '1'})).toBe('Par défaut : 1.');
  expect(getMessage('value.example', {value: '1'})).toBe('Example: 1.');
  expect(getMessageNodes('api.sendAs', {type: [code('a/b')]})).toEqual([
    code('a/b'),
    {type: 'text', value: ' : le type à envoyer.'},
  ]);
  expect(formatList(['a', 'b', 'c'], 'disjunction')).toBe('a, b ou c');
  expect(joinNodes([code('a'), code('b')])).toEqual([code('a'), {type: 'text', value: ' et '}, code('b')]);
});

it("returns all messages in the site's language without translations", async () => {
  const {getMessage, formatList, wordsFile} = await buildIn('en', {});
  expect(getMessage('api.responseOf', {status: 200})).toBe('Response 200');
  expect(formatList(['a', 'b', 'c'], 'conjunction')).toBe('a, b and c');
  expect(wordsFile.content['api.responseOf']?.message).toBe('Response {status}');
});
