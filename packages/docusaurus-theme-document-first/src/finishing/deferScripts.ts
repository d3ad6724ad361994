import type {Edit} from 'docusaurus-plugin-built-site/html';
import type {ApplicationFiles} from '../client/page-load/newDeployment';
import type {HydrateMode} from '../options';
import type {PageParts} from './findPageParts';

/** File with the names of the application's scripts, which is the only file that changes with every build. */
export const APPLICATION_FILE = 'application.json';

/** Matches the application's own scripts; all others belong to pages. */
const APPLICATION = /^(?:runtime~)?main\./;

/** Returns the name of a script: `935.1a2b3c4d` for `assets/js/935.1a2b3c4d.js`. */
const getName = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.js$/, '');

/** Removes the hash from the name of a script: `935.1a2b3c4d` becomes `935`. */
const removeHash = (name: string): string => name.replace(/\.[^.]+$/, '');

const getPageScripts = ({scripts}: PageParts): string[] =>
  scripts.map(({file}) => getName(file)).filter((name) => !APPLICATION.test(name));

function getSharedNames(pages: readonly PageParts[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of pages.flatMap(getPageScripts)) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/**
 * Removes the scripts of the application from pages, so that no page contains names that change with every build. Each
 * page lists its own scripts in an attribute of the document script: with their hash if no other page uses them,
 * otherwise without. Removes the generator tag too.
 *
 * @param getMode returns the hydration mode of a page, by its file
 */
export function deferScripts(
  pages: ReadonlyMap<string, PageParts>,
  getMode: (file: string) => HydrateMode = () => 'interaction',
): {readonly edits: ReadonlyMap<string, readonly Edit[]>; readonly application: ApplicationFiles} {
  const all = [...pages.values()];
  const shared = getSharedNames(all);
  const getEdits = (file: string, page: PageParts): Edit[] => {
    const names = getPageScripts(page).map((name) => (shared.has(name) ? removeHash(name) : name));
    const mode = getMode(file);
    const start = mode === 'interaction' ? '' : ` data-start="${mode}"`;
    const at = (page.documentTag?.start ?? 0) + '<script'.length;
    return [
      {start: at, end: at, text: ` data-application="${names.join(' ')}"${start}`},
      ...[...page.scripts, ...page.generators].map(({start: from, end}) => ({start: from, end, text: ''})),
    ];
  };
  const files = new Set(all.flatMap(({scripts}) => scripts.map(({file}) => file)));
  const ofPages = [...shared].sort();
  return {
    edits: new Map([...pages].map(([file, page]) => [file, getEdits(file, page)])),
    application: {
      scripts: [...files].filter((file) => APPLICATION.test(getName(file))),
      shared: Object.fromEntries(ofPages.map((name) => [removeHash(name), name])),
    },
  };
}
