import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {listPageFiles} from './listPageFiles';

type Loader = () => Promise<unknown>;

function listLoaders(matches: readonly {readonly route: RouteConfig}[]): Loader[] {
  const paths = matches.map(({route}) => String(route.path));
  const files = listPageFiles(paths, routesChunkNames).flatMap((name) => registry[name]?.[0] ?? []);
  const isPage = matches.some(({route}) => route.exact === true);
  return isPage ? files : [...files, () => import('@theme/NotFound')];
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
  await Promise.all(listLoaders(matches).map((load) => load()));
  await Promise.all(matches.map(({route}) => preloadOf(route.component)?.()));
}
