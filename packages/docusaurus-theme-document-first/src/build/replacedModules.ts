import {fileURLToPath} from 'node:url';

const IS_COMPILED = import.meta.url.endsWith('.js');

/** Returns the path of a file of this theme: TypeScript in its repository, and JavaScript in the compiled package. */
export const getThemeFile = (file: string): string =>
  fileURLToPath(new URL(`../${IS_COMPILED ? file.replace(/\.tsx?$/, '.js') : file}`, import.meta.url));

/** Returns the path of a client module of this theme. */
export const getClientModule = (file: string): string => getThemeFile(`client/${file}`);

/** Replacements of core modules, by the importing file and its request. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['PendingNavigation.js ./preload', 'page-load/preloadForNavigation.ts'],
  ['clientEntry.js ./preload', 'page-load/preloadForFirstPage.ts'],
  ['serverEntry.js ./preload', 'page-load/loadPage.ts'],
  ['clientEntry.js ./docusaurus', 'page-load/loadAhead.ts'],
]);

/** Requests that `getReplacement` may replace, so that webpack calls it for no others. */
export const REPLACED_REQUESTS =
  /^prism-react-renderer$|\/(preload|docusaurus|nprogress|prism-include-languages)(\.js)?$/;

const CORE_CALLER = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](\w+\.js)$/;
const CLASSIC_THEME = /@docusaurus[\\/]theme-classic[\\/]/;
/** Client modules of the classic theme that are removed. */
const THEME_MODULES = /@docusaurus[\\/]theme-classic[\\/]lib[\\/](nprogress|prism-include-languages)(\.js)?$/;

/**
 * Returns the module of `client/` that replaces a module of the core or the theme, or `undefined`.
 *
 * Docusaurus has no hook for a failed load: the core loads a page's files through one module, and reloads the window if
 * that fails. The replacement depends on the importer: in the browser, it never rejects, but shows a notice. On the
 * server, it also loads the not-found page.
 *
 * If code is highlighted while building, the classic theme gets no highlighter. The site's own components keep it.
 */
export function getReplacement(request: string, issuer: string, isHighlighted: boolean): string | undefined {
  if (THEME_MODULES.test(request)) return 'emptyModule.ts';
  if (request === 'prism-react-renderer')
    return isHighlighted && CLASSIC_THEME.test(issuer) ? 'emptyModule.ts' : undefined;
  const caller = CORE_CALLER.exec(issuer)?.[1];
  return caller && REPLACEMENTS.get(`${caller} ${request}`);
}

/** Modules that replace packages in the browser and on the server, by import name. */
export const ALIASES: Readonly<Record<string, string>> = {
  // Marks the HTML that only the browser can render.
  '@docusaurus/BrowserOnly': 'browserOnly.tsx',
  // Links, canonical URLs and the router all add the slash through this one function.
  '@docusaurus/utils-common$': 'utilsCommon.ts',
};

/** Returns aliases that mark pages with diagrams, if a theme replaces Docusaurus's empty Mermaid component. */
export function getDiagramAliases(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const original = given['@theme/Mermaid'];
  if (typeof original !== 'string' || original === given['@theme-init/Mermaid']) return {};
  return {'@theme/Mermaid': getClientModule('mermaid.tsx'), '@theme/DrawnMermaid': original};
}
