import {readFileSync} from 'node:fs';
import type {TranslationFile} from '@docusaurus/types';
import type english from '../i18n/words.json';

type WordId = keyof typeof english;

/** Words that readers of the outputs see, in English; `docusaurus write-translations` lists them for other locales. */
const content = JSON.parse(readFileSync(new URL('../i18n/words.json', import.meta.url), 'utf8')) as Record<
  WordId,
  {readonly message: string}
>;

/** Returns a text of this package, with its values filled in. */
export type Translations = (id: WordId, values?: Readonly<Record<string, string>>) => string;

/** The texts in the format of Docusaurus's translation files. */
export const translationFile: TranslationFile = {path: 'words', content};

/** Creates a function that returns translated texts. Texts without a translation are in English. */
export function createTranslate(files: readonly TranslationFile[]): Translations {
  const translated = files.find(({path}) => path === translationFile.path)?.content ?? {};
  return (id, values = {}) =>
    (translated[id] ?? content[id]).message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
