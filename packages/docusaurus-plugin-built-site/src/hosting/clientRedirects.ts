import {createRequire} from 'node:module';
import type * as UtilsCommon from '@docusaurus/utils-common';
import type {BuildContext} from '../pages';

// Node.js finds no such name in the CommonJS module when a native module imports it.
const {applyTrailingSlash} = createRequire(import.meta.url)('@docusaurus/utils-common') as typeof UtilsCommon;

const NAME = 'docusaurus-plugin-client-redirects';

/** What the owner wrote for `@docusaurus/plugin-client-redirects`, with its defaults. */
type ClientRedirectOptions = {
  readonly redirects: readonly {readonly from: string | readonly string[]; readonly to: string}[];
  readonly createRedirects?: (path: string) => string | readonly string[] | null | undefined;
  readonly fromExtensions: readonly string[];
  readonly toExtensions: readonly string[];
};

/** A moved address below the base path, and the address that it leads to. */
export type ClientRedirect = {readonly from: string; readonly to: string};

/** `/path` that leads to an existing `/path.html`. */
const createToExtensions = (paths: readonly string[], {toExtensions}: ClientRedirectOptions): ClientRedirect[] =>
  paths.flatMap((path) => {
    const extension = toExtensions.find((one) => path.endsWith(`.${one}`));
    return extension === undefined ? [] : [{from: path.slice(0, -extension.length - 1), to: path}];
  });

/** `/path.html` that leads to an existing `/path`. */
const createFromExtensions = (paths: readonly string[], {fromExtensions}: ClientRedirectOptions): ClientRedirect[] =>
  paths
    .filter((path) => path !== '/' && !fromExtensions.some((extension) => path.endsWith(`.${extension}`)))
    .flatMap((path) => {
      return fromExtensions.map((extension) => ({from: path.replace(/(?=\/?$)/, `.${extension}`), to: path}));
    });

/**
 * Reads the redirects of `@docusaurus/plugin-client-redirects` from its options, in the order in which it makes them. The
 * first one for an address counts, and none takes the place of a page.
 */
export function readClientRedirects({
  plugins,
  routesPaths,
  baseUrl,
  siteConfig: {trailingSlash},
}: Pick<BuildContext, 'plugins' | 'routesPaths' | 'baseUrl' | 'siteConfig'>): ClientRedirect[] {
  const paths = routesPaths.map((path) => `/${path.slice(baseUrl.length)}`);
  const found = plugins
    .filter(({name}) => name === NAME)
    .flatMap((plugin) => {
      const options = plugin.options as unknown as ClientRedirectOptions;
      const toList = (from: string | readonly string[] | null | undefined): readonly string[] => [from ?? []].flat();
      return [
        ...createFromExtensions(paths, options),
        ...createToExtensions(paths, options),
        ...options.redirects.flatMap(({from, to}) => toList(from).map((one) => ({from: one, to}))),
        ...paths.flatMap((to) => toList(options.createRedirects?.(to)).map((from) => ({from, to}))),
      ];
    });
  const first = new Map([...found].reverse().map((redirect) => [redirect.from, redirect]));
  return found
    .filter((redirect) => first.get(redirect.from) === redirect && !paths.includes(redirect.from))
    .map(({from, to}) => {
      // The plugin adds a slash to targets elsewhere too, where it may lead to nothing.
      return {from, to: to.startsWith('/') ? applyTrailingSlash(to, {trailingSlash, baseUrl}) : to};
    });
}
