import type {TranslationFile} from '@docusaurus/types';
import type {Section} from './options';
import {loadTranslations, type Translations} from './words';

const PATH = 'history';

/** Prefix of section ids in the translation file. */
const SECTION = 'section.';

/** Translatable messages, and the labels of sections. */
export type Content = Translations & Readonly<Record<string, string>>;

/** Loads everything that can be translated. */
export const loadContent = async (locale: string, sections: readonly Section[]): Promise<Content> => ({
  ...(await loadTranslations(locale)),
  ...Object.fromEntries(sections.map(({id, label}) => [SECTION + id, label])),
});

/** Creates the translation file, as Docusaurus writes it for translators. */
export function createTranslationFile(content: Content): TranslationFile {
  const messages = Object.entries(content).map(([key, message]) => {
    const isSection = key.startsWith(SECTION);
    const place = 'the list of changes and the feeds';
    const description = isSection ? `A section in ${place}` : `In ${place}; after | comes the plural`;
    return [key, {message, description}];
  });
  return {path: PATH, content: Object.fromEntries(messages)};
}

/** Applies a site's own translations. */
export function translateContent(content: Content, files: readonly TranslationFile[]): Content {
  const messages = files.find(({path}) => path === PATH)?.content ?? {};
  const translated = Object.entries(content).map(([key, text]) => [key, messages[key]?.message ?? text]);
  return Object.fromEntries(translated) as Content;
}

/** Returns the sections with their translated labels. */
export const translateSections = (sections: readonly Section[], content: Content): Section[] =>
  sections.map((section) => ({...section, label: content[SECTION + section.id] ?? section.label}));
