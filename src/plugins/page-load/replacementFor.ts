/** What modules of the core import, and what they get instead. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['PendingNavigation.js ./preload', 'preloadForNavigation.ts'],
  ['clientEntry.js ./preload', 'preloadForFirstPage.ts'],
  ['serverEntry.js ./preload', 'preloadForServer.ts'],
  ['clientEntry.js ./docusaurus', 'loadAhead.ts'],
]);

const CORE_CALLER = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](\w+\.js)$/;
const THEME_PROGRESS = /@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress(\.js)?$/;

/** File of `client/` that stands in for a module of the core or the theme; `undefined` where none does. */
export function replacementFor(request: string, issuer: string): string | undefined {
  if (THEME_PROGRESS.test(request)) return 'noProgress.ts';
  const caller = CORE_CALLER.exec(issuer)?.[1];
  return caller && REPLACEMENTS.get(`${caller} ${request}`);
}
