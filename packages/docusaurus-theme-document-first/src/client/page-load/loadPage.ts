import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type {ComponentType} from 'react';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';

/** Whether a page matches. Parent routes match every address below them. */
export const isPage = (matches: readonly MatchedRoute<object>[]): boolean =>
  matches.some(({route}) => route.exact === true);

/**
 * The core's not-found component, from its catch-all route. `loadPage` loads it for an unknown address before
 * rendering, so other pages don't include it and the page doesn't go blank.
 */
export const NotFound = routes.find(({path}) => path === '*')?.component as ComponentType | undefined;

/** Chunk names by route path and hash: `/docs/limits/-b22`. */
type FilesByRoute = Readonly<Record<string, unknown>>;

function flattenChunkNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flattenChunkNames) : [];
}

/**
 * Returns the chunk names of a page. Routes don't contain the hash of their entry, and layouts have the same path as
 * the front page. Both lists are ordered from the outermost route to the page itself, so of the entries with a path,
 * take as many as there are routes with that path.
 *
 * @param paths of the routes that match the address
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

/** Returns the core's `preload` function of a component. Its type is `void`, but it returns a promise. */
function getPreload(component: unknown): Loader | undefined {
  return (component as {readonly preload?: Loader} | undefined)?.preload;
}

/**
 * Loads all files of a page. Preload the components after the files, because a component that failed to load stays
 * failed, while a file can be requested again.
 *
 * @throws the bundler's error for the first file that failed
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

/** Replaces the core's `preload` on the server, where it also loads the not-found page. */
export default loadPage;
