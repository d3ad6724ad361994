import {removeHtmlSlash} from './addresses';
import {getUntranslatedPath, getFileVersion} from './versions';

const PAGE = /^(.*?)index\.mdx?$/;

/**
 * Returns the route of a page's source file, relative to the base path.
 * `docs/limits/index.mdx` gives `/limits/`, `versioned_docs/version-v1/index.mdx` gives `/v1/`. A translation has the route of its page.
 *
 * @param source path from the root of the project, with forward slashes
 * @returns `null` for a file that is not a page of any version
 */
export function getRoute(source: string): string | null {
  const version = getFileVersion(source);
  const folder = version && PAGE.exec(getUntranslatedPath(source).slice(version.folder.length + 1))?.[1];
  return folder === undefined ? null : removeHtmlSlash(version?.prefix + folder);
}
