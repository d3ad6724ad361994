import type {Edit} from 'docusaurus-plugin-built-site/html';
import {createHashedFile, type HashedFile} from '../build/extraFiles';
import type {PageParts} from './findPageParts';

/** Folder of the files with all entries of sidebars, below the build folder. */
const FOLDER = 'assets/sidebars';

/** Converts `default/current/docs` to a file name. */
const toFileName = (sidebar: string): string => sidebar.replace(/[^\w-]+/g, '-');

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Extracts all entries of each sidebar from the only page that contains them, to write them to a file. The document
 * script reads it to expand categories that are collapsed in the HTML. Every page gets the name of its sidebar's file.
 */
export function extractSidebars(pages: ReadonlyMap<string, PageParts>): {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  readonly files: readonly HashedFile[];
} {
  const found = new Map<string, HashedFile>();
  for (const {entries} of pages.values())
    for (const {sidebar, html} of entries)
      found.set(sidebar, createHashedFile(FOLDER, toFileName(sidebar), 'json', JSON.stringify(`<ul>${html}</ul>`)));
  const getFileName = (sidebar = ''): string =>
    found.get(sidebar)?.file.slice(FOLDER.length + 1, -'.json'.length) ?? '';
  const getEdits = ({sidebars, entries}: PageParts): Edit[] => [
    ...entries.map(({start, end}) => ({start, end, text: ''})),
    ...sidebars.map(({name, attributes, start, end}) => {
      const values = Object.entries({...attributes, 'data-sidebar': getFileName(attributes['data-sidebar'])});
      const text = values.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('');
      return {start, end, text: `<${name}${text}>`};
    }),
  ];
  return {
    edits: new Map([...pages].map(([file, page]) => [file, getEdits(page)])),
    files: [...found.values()],
  };
}
