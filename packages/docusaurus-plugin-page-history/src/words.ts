import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type english from '../i18n/en/history.json';

const FOLDER = fileURLToPath(new URL('../i18n', import.meta.url));

/** Messages of lists and feeds. The plural form comes after `|`. */
export type Translations = Readonly<Record<keyof typeof english, string>>;

export const ENGLISH = JSON.parse(readFileSync(join(FOLDER, 'en/history.json'), 'utf8')) as Translations;

/** Loads the messages of a locale, before a site's own translations. */
export const loadTranslations = async (locale: string): Promise<Translations> => ({
  ...ENGLISH,
  ...(await readDefaultCodeTranslationMessages({dirPath: FOLDER, locale, name: 'history'})),
});

/** Inserts values into a message. `many` selects the plural form. */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>, many = false): string {
  const [one = '', other = one] = message.split('|');
  return (many ? other : one).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** A note about a change, before it's translated. */
export type Note =
  | {readonly key: 'summary'; readonly text: string}
  | {
      readonly key: keyof Translations;
      /** Headings (an empty one is the introduction) or language labels. */
      readonly names?: readonly string[];
      readonly before?: string;
      readonly after?: string;
    };

/** Maximum number of names. The others are counted. */
const MAX_NAMES = 3;

function formatNames(names: readonly string[], words: Translations): string {
  const rest = names.length - MAX_NAMES;
  if (rest < 2) return names.join(', ');
  return interpolate(words.namesAndMore, {names: names.slice(0, MAX_NAMES).join(', '), count: rest});
}

/** Formats a note. */
export function formatNote(note: Note, words: Translations): string {
  if (note.key === 'summary') return note.text;
  const getHeading = (heading = ''): string => heading || words.introduction;
  const names = [...new Set((note.names ?? []).map(getHeading))];
  const values = {
    names: formatNames(names, words),
    before: getHeading(note.before),
    after: getHeading(note.after),
  };
  return interpolate(words[note.key], values, names.length > 1);
}
