import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type {ComponentType} from 'react';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';

/** Whether an address is that of a page: routes that other routes stand in match every address below them. */
export const isPage = (matches: readonly MatchedRoute<object>[]): boolean =>
  matches.some(({route}) => route.exact === true);

/**
 * The core's component for the not-found page, from its route for all other addresses. `loadPage` loads it for an
 * unknown address, before it is rendered: other pages need not carry it, and the page does not go blank meanwhile.
 */
export const NotFound = routes.find(({path}) => path === '*')?.component as ComponentType | undefined;

/** The files that routes need, by the path of the route and a hash: `/docs/limits/-b22`. */
type FilesByRoute = Readonly<Record<string, unknown>>;

/** Flattens the core's tree of chunk names for a route. */
function flattenChunkNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flattenChunkNames) : [];
}

/**
 * Names of the files of a page, in the core's registry. Routes do not tell the hash of their entry, and the layouts
 * around all pages have the path of the front page. Both lists go from the outermost route to the page itself, so
 * of the entries with a path, a page needs as many as it has routes with that path.
 *
 * @param paths of the routes that match the address of the page
 */
export function getPageFiles(paths: readonly string[], files: FilesByRoute): string[] {
  return [...new Set(paths)].flatMap((path) =>
    Object.entries(files)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
      .slice(0, paths.filter((other) => other === path).length)
      .flatMap(([, names]) => flattenChunkNames(names)),
  );
}

type Loader = () => Promise<unknown>;

function getLoaders(matches: readonly {readonly route: RouteConfig}[]): Loader[] {
  const paths = matches.map(({route}) => String(route.path));
  return getPageFiles(paths, routesChunkNames).flatMap((name) => registry[name]?.[0] ?? []);
}

/** The core's way to get a component ready; the types say `void`, but it is a promise. */
function getPreload(component: unknown): Loader | undefined {
  return (component as {readonly preload?: Loader} | undefined)?.preload;
}

/**
 * Loads all files of a page. The files come first and the route's components after them, because
 * a component whose file failed once stays failed, while a file can be asked for again.
 *
 * @throws what the bundler says about the first file that does not come.
 */
export async function loadPage(pathname: string): Promise<void> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  const components: unknown[] = matches.map(({route}) => route.component);
  const loaders = getLoaders(matches);
  if (!isPage(matches)) {
    loaders.push(() => import('@theme/NotFound'));
    components.push(NotFound);
  }
  await Promise.all(loaders.map((load) => load()));
  await Promise.all(components.map((component) => getPreload(component)?.()));
}

/** On the server the core loads the same files before it writes the HTML of a page, the not-found page included. */
export default loadPage;
