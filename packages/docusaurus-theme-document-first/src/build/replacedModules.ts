import {fileURLToPath} from 'node:url';

const IS_COMPILED = import.meta.url.endsWith('.js');

/** Path of a file of this theme, whose modules are TypeScript in its repository and JavaScript in the compiled package. */
export const getThemeFile = (file: string): string =>
  fileURLToPath(new URL(`../${IS_COMPILED ? file.replace(/\.tsx?$/, '.js') : file}`, import.meta.url));

/** Path of a file of this theme that runs in the browser. */
export const getClientModule = (file: string): string => getThemeFile(`client/${file}`);

/** Imports of core modules and their replacements. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['PendingNavigation.js ./preload', 'page-load/preloadForNavigation.ts'],
  ['clientEntry.js ./preload', 'page-load/preloadForFirstPage.ts'],
  ['serverEntry.js ./preload', 'page-load/loadPage.ts'],
  ['clientEntry.js ./docusaurus', 'page-load/loadAhead.ts'],
]);

/** Requests that `getReplacement` may have something for, so that the bundler asks for no other. */
export const REPLACED_REQUESTS = /\/(preload|docusaurus|nprogress|prism-include-languages)(\.js)?$/;

const CORE_CALLER = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](\w+\.js)$/;
/** Client modules of the theme that are left out. */
const THEME_MODULES = /@docusaurus[\\/]theme-classic[\\/]lib[\\/](nprogress|prism-include-languages)(\.js)?$/;

/**
 * Module of `client/` that stands in for a module of the core or the theme; `undefined` where none does.
 *
 * Docusaurus has no hook for a failed load: the core loads a page's files through one module, and reloads the window
 * when that fails. Here, each caller of that module gets another one: in the browser, one that never fails but notifies
 * the reader; on the server, one that loads the not-found page too.
 */
export function getReplacement(request: string, issuer: string): string | undefined {
  if (THEME_MODULES.test(request)) return 'nothing.ts';
  const caller = CORE_CALLER.exec(issuer)?.[1];
  return caller && REPLACEMENTS.get(`${caller} ${request}`);
}

/** Modules that stand in for packages in the browser and on the server, by the name that is imported. */
export const ALIASES: Readonly<Record<string, string>> = {
  // Says in the HTML where only the browser can show something.
  '@docusaurus/BrowserOnly': 'browserOnly.tsx',
  // Links, canonical URLs and the router all add the slash through this one function.
  '@docusaurus/utils-common$': 'utilsCommon.ts',
};

/** Marks the pages with diagrams, where a theme that draws them has taken the place of the part that does nothing. */
export function getDiagramAliases(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const original = given['@theme/Mermaid'];
  if (typeof original !== 'string' || original === given['@theme-init/Mermaid']) return {};
  return {'@theme/Mermaid': getClientModule('mermaid.tsx'), '@theme/DrawnMermaid': original};
}
