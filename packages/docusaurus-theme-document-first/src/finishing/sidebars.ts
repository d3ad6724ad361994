import {toHashedFile, type HashedFile} from '../build/extraFiles';

/** Where the files with all entries of sidebars are, below the build folder. */
const FOLDER = 'assets/sidebars';

const ENTRIES = /<template data-entries="?([^\s">]+)"?>([^]*?)<\/template>/g;
const SIDEBAR = /(<div [^>]*data-sidebar=)"?([^\s">]+)"?/g;

/** `default/current/docs` as the name of a file. */
const toName = (sidebar: string): string => sidebar.replace(/[^\w-]+/g, '-');

/**
 * Takes all entries of each sidebar out of the one page that has them, into a file of which the document script unfolds
 * what is closed in the pages. Every page is told the name of the file of its sidebar.
 */
export function takeOutSidebars(pages: ReadonlyMap<string, string>): {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: readonly HashedFile[];
} {
  const found = new Map<string, HashedFile>();
  for (const html of pages.values())
    for (const [, sidebar = '', entries = ''] of html.matchAll(ENTRIES))
      found.set(sidebar, toHashedFile(FOLDER, toName(sidebar), 'json', JSON.stringify(`<ul>${entries}</ul>`)));
  const nameOf = (sidebar: string): string => found.get(sidebar)?.file.slice(FOLDER.length + 1, -'.json'.length) ?? '';
  const rewrite = (html: string): string =>
    html.replace(ENTRIES, '').replace(SIDEBAR, (_, start: string, sidebar: string) => `${start}"${nameOf(sidebar)}"`);
  return {
    pages: new Map([...pages].map(([file, html]) => [file, rewrite(html)])),
    files: [...found.values()],
  };
}
