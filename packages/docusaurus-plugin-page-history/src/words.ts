import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

/** What the build says to readers in lists and feeds. After `|` comes the plural. */
export const ENGLISH = {
  newPage: 'New page',
  edited: 'Edited: {names}',
  massEdit: 'Edited for clarity',
  introduction: 'Introduction',
  title: 'Title: {before} → {after}',
  newSection: 'New section: {names}|New sections: {names}',
  sectionRemoved: 'Section removed: {names}|Sections removed: {names}',
  sectionRenamed: 'Section renamed: {before} → {after}',
  sectionsRenamed: 'Sections renamed: {names}',
  newSample: 'New sample: {names}',
  sampleChanged: 'Sample changed: {names}',
  sampleRemoved: 'Sample removed: {names}',
  diagramChanged: 'Diagram changed',
  namesAndMore: '{names} and {count} more',
  moreChanges: '{count} more changes',
  manyNewPages: '{count} new pages in {section}',
  manyEdited: '{count} pages in {section} edited for clarity',
  siteFeed: 'Changes in {name}',
  sectionFeed: '{feed}: {section}',
  pageFeed: '{page}: {name}',
  wholeSite: 'The whole site',
};

export type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

const FOLDER = fileURLToPath(new URL('../i18n', import.meta.url));

/** The words of a locale, before a site's own translations. */
export const wordsOf = async (locale: string): Promise<Words> => ({
  ...ENGLISH,
  ...(await readDefaultCodeTranslationMessages({dirPath: FOLDER, locale, name: 'history'})),
});

/** The words of the components in a locale; none in English, which the components have. */
export const componentWordsOf = (locale: string): Promise<Record<string, string>> =>
  readDefaultCodeTranslationMessages({dirPath: FOLDER, locale, name: 'page-history'});

/** Fills the values into a message; `names` decides between its forms. */
export function fill(message: string, values: Readonly<Record<string, string | number>>, many = false): string {
  const [one = '', other = one] = message.split('|');
  return (many ? other : one).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** Something that readers are told, before it is put into the words of a locale. */
export type Note =
  | {readonly key: 'said'; readonly text: string}
  | {
      readonly key: keyof Words;
      /** Headings, where an empty one is the introduction, or names of languages. */
      readonly names?: readonly string[];
      readonly before?: string;
      readonly after?: string;
    };

/** More names than this are counted instead. */
const MAX_NAMES = 3;

function listNames(names: readonly string[], words: Words): string {
  const rest = names.length - MAX_NAMES;
  if (rest < 2) return names.join(', ');
  return fill(words.namesAndMore, {names: names.slice(0, MAX_NAMES).join(', '), count: rest});
}

/** Puts a note into words. */
export function say(note: Note, words: Words): string {
  if (note.key === 'said') return note.text;
  const orIntroduction = (heading = ''): string => heading || words.introduction;
  const names = [...new Set((note.names ?? []).map(orIntroduction))];
  const values = {
    names: listNames(names, words),
    before: orIntroduction(note.before),
    after: orIntroduction(note.after),
  };
  return fill(words[note.key], values, names.length > 1);
}
