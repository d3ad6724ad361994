import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {listPageFiles} from './listPageFiles';
import {isPage, NotFound} from './notFound';

type Loader = () => Promise<unknown>;

function listLoaders(matches: readonly {readonly route: RouteConfig}[]): Loader[] {
  const paths = matches.map(({route}) => String(route.path));
  return listPageFiles(paths, routesChunkNames).flatMap((name) => registry[name]?.[0] ?? []);
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
  const components: unknown[] = matches.map(({route}) => route.component);
  const loaders = listLoaders(matches);
  if (!isPage(matches)) {
    loaders.push(() => import('@theme/NotFound'));
    components.push(NotFound);
  }
  await Promise.all(loaders.map((load) => load()));
  await Promise.all(components.map((component) => preloadOf(component)?.()));
}
