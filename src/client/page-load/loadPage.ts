import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

type Loader = () => Promise<unknown>;

/** Names of the files that a route needs, out of the tree the core keeps them in. */
function flattenNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flattenNames) : [];
}

function loadersOf(path: string): Loader[] {
  if (path === '*') return [() => import('@theme/NotFound')];
  return Object.entries(routesChunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .flatMap(([, names]) => flattenNames(names))
    .flatMap((name) => registry[name]?.[0] ?? []);
}

/** The core's way to get a component ready; the types say `void`, but it is a promise. */
function preloadOf(component: unknown): Loader | undefined {
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
  await Promise.all(matches.flatMap(({route}) => loadersOf(String(route.path))).map((load) => load()));
  await Promise.all(matches.map(({route}) => preloadOf(route.component)?.()));
}
