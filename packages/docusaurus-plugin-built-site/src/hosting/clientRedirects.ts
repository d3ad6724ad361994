import {NOT_FOUND_FILE} from '../builtSite';
import {applyTrailingSlash} from '../getDocsPages';
import type {BuildContext} from '../pages';

const NAME = 'docusaurus-plugin-client-redirects';

/** Options of `@docusaurus/plugin-client-redirects`, with defaults. */
type ClientRedirectOptions = {
  readonly redirects: readonly {readonly from: string | readonly string[]; readonly to: string}[];
  readonly createRedirects?: (path: string) => string | readonly string[] | null | undefined;
  readonly fromExtensions: readonly string[];
  readonly toExtensions: readonly string[];
};

/** A redirect: source and target, below the base path. */
export type ClientRedirect = {readonly from: string; readonly to: string};

/** Creates the redirects for `toExtensions`: from `/path` to an existing `/path.pdf`. Each `.html` page has them anyway. */
const createToExtensionRedirects = (
  paths: readonly string[],
  {toExtensions}: ClientRedirectOptions,
): ClientRedirect[] =>
  paths.flatMap((path) => {
    const extension = toExtensions.find((one) => one !== 'html' && path.endsWith(`.${one}`));
    return extension === undefined ? [] : [{from: path.slice(0, -extension.length - 1), to: path}];
  });

/** Creates the redirects for `fromExtensions`: from `/path.html` to an existing `/path`. */
const createFromExtensionRedirects = (
  paths: readonly string[],
  {fromExtensions}: ClientRedirectOptions,
): ClientRedirect[] =>
  paths
    .filter((path) => path !== '/' && !fromExtensions.some((extension) => path.endsWith(`.${extension}`)))
    .flatMap((path) => {
      return fromExtensions.map((extension) => ({from: path.replace(/(?=\/?$)/, `.${extension}`), to: path}));
    });

/**
 * Reads the redirects of `@docusaurus/plugin-client-redirects` from its options, in the plugin's order. The first one
 * for a source wins, and none replaces a page.
 */
export function readClientRedirects({
  plugins,
  routesPaths,
  baseUrl,
  siteConfig: {trailingSlash},
}: Pick<BuildContext, 'plugins' | 'routesPaths' | 'baseUrl' | 'siteConfig'>): ClientRedirect[] {
  // Docusaurus lists the page for unknown addresses with the others.
  const paths = routesPaths
    .map((path) => `/${path.slice(baseUrl.length)}`)
    .filter((path) => path !== `/${NOT_FOUND_FILE}`);
  const found = plugins
    .filter(({name}) => name === NAME)
    .flatMap((plugin) => {
      const options = plugin.options as unknown as ClientRedirectOptions;
      const toList = (from: string | readonly string[] | null | undefined): readonly string[] => [from ?? []].flat();
      return [
        ...createFromExtensionRedirects(paths, options),
        ...createToExtensionRedirects(paths, options),
        ...options.redirects.flatMap(({from, to}) => toList(from).map((one) => ({from: one, to}))),
        ...paths.flatMap((to) => toList(options.createRedirects?.(to)).map((from) => ({from, to}))),
      ];
    });
  const first = new Map([...found].reverse().map((redirect) => [redirect.from, redirect]));
  return found
    .filter((redirect) => first.get(redirect.from) === redirect && !paths.includes(redirect.from))
    .map(({from, to}) => {
      // The plugin also adds a slash to external targets, which may break them.
      return {from, to: to.startsWith('/') ? applyTrailingSlash(to, {trailingSlash, baseUrl}) : to};
    });
}
