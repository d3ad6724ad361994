const V2_PAGE = /^docs\/(.*?)(?:index)\.mdx?$/;
const V1_PAGE = /^versioned_docs\/version-v1\/(.*?)(?:index)\.mdx?$/;

/**
 * Route of a page's source file, relative to the base path: the folder is the route.
 * `docs/limits/index.mdx` gives `/limits/`, `versioned_docs/version-v1/index.mdx` gives `/v1/`.
 *
 * @param source path from the root of the project, with forward slashes
 * @returns `null` for a file that is not a page of either version
 */
export function routeOfSource(source: string): string | null {
  const v2 = V2_PAGE.exec(source);
  if (v2) return `/${v2[1]}`.replace(/\.html\/$/, '.html');
  const v1 = V1_PAGE.exec(source);
  return v1 ? `/v1/${v1[1]}` : null;
}
