import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PhrasingContent} from 'mdast';
import type {TranslationFile} from '@docusaurus/types';
import ENGLISH from './buildWords.en.json' with {type: 'json'};
import {getDateLocale} from './config/formatDay';
import {getCurrentLocale, i18n} from './config/languages';

/**
 * Words and sentences that the build writes into pages. Docusaurus's `translate` only works in the browser. `docusaurus
 * write-translations` includes these messages.
 */
export type BuildWord = keyof typeof ENGLISH;

/** Whether there's a message with this id. */
export const isBuildWord = (id: string): id is BuildWord => id in ENGLISH;

/** The messages in Docusaurus's format for translators. */
export const wordsFile: TranslationFile = {
  path: 'build',
  content: Object.fromEntries(
    Object.entries(ENGLISH).map(([id, message]) => [id, {message, description: 'The build writes it into pages'}]),
  ),
};

/** Returns the translated messages as JSON. Plugins hash this text to rebuild pages when a translation changes. */
export function readTranslations(): string {
  const file = join(i18n.path, getCurrentLocale(), 'docusaurus-plugin-content-docs', `${wordsFile.path}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

const translations: Partial<TranslationFile['content']> = JSON.parse(readTranslations()) as TranslationFile['content'];

/** Returns a message in the language of the build. */
export function getMessage(id: BuildWord, values: Readonly<Record<string, string | number>> = {}): string {
  const message = translations[id]?.message ?? ENGLISH[id];
  return message.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** Returns a message with links, code and other inline content as placeholders. */
export function getMessageNodes(
  id: BuildWord,
  parts: Readonly<Record<string, readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return getMessage(id)
    .split(/\{(\w+)\}/)
    .flatMap((part, at) => (at % 2 === 1 ? [...(parts[part] ?? [])] : part === '' ? [] : {type: 'text', value: part}));
}

/** Formats a list of texts: "a, b and c", or "a, b or c". */
export const formatList = (texts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(getDateLocale(getCurrentLocale()), {type}).format(texts);

/** Formats a list of inline content: "a, b and c". */
export function joinNodes(parts: readonly PhrasingContent[]): PhrasingContent[] {
  return new Intl.ListFormat(getDateLocale(getCurrentLocale()), {type: 'conjunction'})
    .formatToParts(parts.map((_, at) => `${at}`))
    .flatMap(({type, value}) => (type === 'element' ? (parts[Number(value)] ?? []) : {type: 'text', value}));
}
