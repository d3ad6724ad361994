import {extname} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Path of a module of this theme: TypeScript in its repository, JavaScript in the compiled package, as this one is. */
export const ownModule = (name: string): string =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)) + extname(import.meta.url);

/** Path of a module of this theme that runs in the browser. */
export const clientModule = (name: string): string => ownModule(`client/${name}`);

/** What modules of the core import, and what they get instead. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['PendingNavigation.js ./preload', 'page-load/preloadForNavigation'],
  ['clientEntry.js ./preload', 'page-load/preloadForFirstPage'],
  ['serverEntry.js ./preload', 'page-load/preloadForServer'],
  ['clientEntry.js ./docusaurus', 'page-load/loadAhead'],
]);

/** Requests that `replacementFor` may have something for, so that the bundler asks for no other. */
export const REPLACED_REQUESTS = /\/(preload|docusaurus|nprogress)(\.js)?$/;

const CORE_CALLER = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](\w+\.js)$/;
const THEME_PROGRESS = /@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress(\.js)?$/;

/**
 * Module of `client/` that stands in for a module of the core or the theme; `undefined` where none does.
 *
 * Docusaurus has no hook for a failed load: the core loads a page's files through one module, and reloads the window
 * when that fails. Here, each caller of that module gets another one: in the browser, one that never fails but notifies
 * the reader; on the server, one that loads the not-found page too.
 */
export function replacementFor(request: string, issuer: string): string | undefined {
  if (THEME_PROGRESS.test(request)) return 'page-load/noProgress';
  const caller = CORE_CALLER.exec(issuer)?.[1];
  return caller && REPLACEMENTS.get(`${caller} ${request}`);
}

/** Modules that stand in for packages in the browser and on the server, by the name that is imported. */
export const ALIASES: Readonly<Record<string, string>> = {
  // Says in the HTML where only the browser can show something.
  '@docusaurus/BrowserOnly': 'browserOnly',
  // Links, canonical URLs and the router all add the slash through this one function.
  '@docusaurus/utils-common$': 'addresses/utilsCommon',
};

/** The same, where fences are highlighted at build time (`highlighting`), so that the highlighter stays out of the browser. */
export const HIGHLIGHTER_ALIASES: Readonly<Record<string, string>> = {'prism-react-renderer$': 'noHighlighter'};
