import type {TranslationFile} from '@docusaurus/types';

/** Words that readers of the outputs see, in English; `docusaurus write-translations` lists them for other locales. */
const ENGLISH = {
  asMarkdown: {
    message: 'This is {address} as Markdown.',
    description: 'Note at the start of a page as Markdown',
  },
  olderVersion: {
    message: 'It describes {version}, not the latest version.',
    description: 'Part of the note at the start of a page of an older version',
  },
  indexAddress: {
    message: 'Index of all pages: {address}',
    description: 'End of the note at the start of a page as Markdown',
  },
  ownFile: {
    message: 'This section is in a file of its own: {link}.',
    description: 'In place of a long section of a page as Markdown',
  },
  source: {message: 'Source: {address}', description: 'Below the title of a page in the file that holds all pages'},
  documentation: {message: '{site} documentation', description: 'Title of the index of all pages (llms.txt)'},
  versionTitle: {message: '{title}, {version}', description: 'Title of the index of an older version'},
  indexNote: {
    message:
      'This index lists the pages of {version}. Each link leads to a page as Markdown. All pages in one file: {address}',
    description: 'Note in the index of all pages',
  },
  general: {message: 'General', description: 'Heading of the pages of an index that belong to no section'},
  sectionFile: {
    message: 'All pages of this section in one file: {address}',
    description: 'Note below the heading of a section in the index of all pages',
  },
  indexOf: {message: 'Index of {version}', description: 'Link to the index of another version'},
  pagesOf: {message: 'The pages of {version}', description: 'What the index of another version holds'},
} as const;

type WordId = keyof typeof ENGLISH;

/** Returns a text of this package, with its values filled in. */
export type Words = (id: WordId, values?: Readonly<Record<string, string>>) => string;

const FILE = 'words';

/** The texts as Docusaurus's translation files hold them. */
export const translationFile: TranslationFile = {path: FILE, content: {...ENGLISH}};

/** Reads the texts out of the translation files of a locale; a missing one stays English. */
export function readWords(files: readonly TranslationFile[]): Words {
  const content = files.find(({path}) => path === FILE)?.content ?? {};
  return (id, values = {}) =>
    (content[id]?.message ?? ENGLISH[id].message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
