import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PhrasingContent} from 'mdast';
import type {TranslationFile} from '@docusaurus/types';
import ENGLISH from './buildWords.en.json' with {type: 'json'};
import {getDateLocale} from './config/formatDay';
import {getCurrentLocale, i18n} from './config/languages';

/**
 * A word or sentence that the build itself writes into pages, where `translate` of Docusaurus, which is made for the
 * browser, is out of reach. `docusaurus write-translations` lists them with those of the pages.
 */
export type BuildWord = keyof typeof ENGLISH;

/** Whether the build has a word or sentence of this name. */
export const isBuildWord = (id: string): id is BuildWord => id in ENGLISH;

/** The words as Docusaurus writes them for translators, beside those of the sidebars. */
export const wordsFile: TranslationFile = {
  path: 'build',
  content: Object.fromEntries(
    Object.entries(ENGLISH).map(([id, message]) => [id, {message, description: 'The build writes it into pages'}]),
  ),
};

/** The translations of the words, as translators left them: all of it goes into pages. */
export function readTranslations(): string {
  const file = join(i18n.path, getCurrentLocale(), 'docusaurus-plugin-content-docs', `${wordsFile.path}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

const translations: Partial<TranslationFile['content']> = JSON.parse(readTranslations()) as TranslationFile['content'];

/** A word or sentence in the language of the build. */
export function getMessage(id: BuildWord, values: Readonly<Record<string, string | number>> = {}): string {
  const message = translations[id]?.message ?? ENGLISH[id];
  return message.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** A sentence of the build with links, code and other parts of a line in it. */
export function getMessageNodes(
  id: BuildWord,
  parts: Readonly<Record<string, readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return getMessage(id)
    .split(/\{(\w+)\}/)
    .flatMap((part, at) => (at % 2 === 1 ? [...(parts[part] ?? [])] : part === '' ? [] : {type: 'text', value: part}));
}

/** Texts as a list: "a, b and c", or "a, b or c". */
export const formatList = (texts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(getDateLocale(getCurrentLocale()), {type}).format(texts);

/** Parts of a line as a list: "a, b and c". */
export function formatNodes(parts: readonly PhrasingContent[]): PhrasingContent[] {
  return new Intl.ListFormat(getDateLocale(getCurrentLocale()), {type: 'conjunction'})
    .formatToParts(parts.map((_, at) => `${at}`))
    .flatMap(({type, value}) => (type === 'element' ? (parts[Number(value)] ?? []) : {type: 'text', value}));
}
