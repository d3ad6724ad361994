/** The files that routes need, by the path of the route and a hash: `/docs/limits/-b22`. */
type FilesByRoute = Readonly<Record<string, unknown>>;

/** Names of the files that a route needs, out of the tree the core keeps them in. */
function flattenNames(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flattenNames) : [];
}

/**
 * Names of the files of a page, in the core's registry. Routes do not tell the hash of their entry, and the layouts
 * around all pages have the path of the front page. Both lists go from the outermost route to the page itself, so
 * of the entries with a path, a page needs as many as it has routes with that path.
 *
 * @param paths of the routes that match the address of the page
 */
export function listPageFiles(paths: readonly string[], files: FilesByRoute): string[] {
  return [...new Set(paths)].flatMap((path) =>
    Object.entries(files)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
      .slice(0, paths.filter((other) => other === path).length)
      .flatMap(([, names]) => flattenNames(names)),
  );
}
