import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import logger from '@docusaurus/logger';

/** A file of Docusaurus: its path in the package, its content hash, and the part of this theme that's based on it. */
export type UpstreamFile = readonly [file: string, hash: string, part: string];

function resolveFile(request: string, require: NodeJS.Require): string | undefined {
  try {
    return require.resolve(request);
  } catch {
    return undefined;
  }
}

/** Finds the folder of a package: `exports` may hide `package.json`, and `@docusaurus/core` has no entry. */
export function findResolvedPackage(name: string, require: NodeJS.Require): string | undefined {
  const file = resolveFile(`${name}/package.json`, require) ?? resolveFile(name, require);
  if (file === undefined) return undefined;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/**
 * Returns the folder of an installed package. With pnpm and Yarn PnP, a site can't resolve the packages of its preset,
 * but this theme can, because they are its peers. PnP has no folders to look for, so the last resort is a file.
 */
function resolvePackage(name: string, from: string): string {
  const requires = [createRequire(join(from, 'index.js')), createRequire(import.meta.url)];
  const folders = requires.flatMap((require) => (require.resolve.paths(name) ?? []).map((path) => join(path, name)));
  const folder =
    folders.find(existsSync) ?? requires.map((require) => findResolvedPackage(name, require)).find(Boolean);
  if (folder === undefined)
    throw new Error(`docusaurus-theme-document-first needs ${name}: install @docusaurus/preset-classic`);
  return folder;
}

/**
 * Compares the files of a package with their recorded hashes. After an update of Docusaurus, review each changed file,
 * update the part that's based on it if necessary, and replace the hash.
 *
 * @param from folder to resolve the package from
 * @returns a message for each changed file
 */
export function getUpstreamChanges(name: string, files: readonly UpstreamFile[], from: string): string[] {
  const folder = resolvePackage(name, from);
  return files.flatMap(([file, hash, part]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${name}/${file} no longer exists: find its replacement and update ${part}`];
    const found = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
    if (found === hash) return [];
    return [
      `${name}/${file} has changed: read it again, change ${part} where it matters, then replace the hash ${hash} with ${found}`,
    ];
  });
}

/** What to test when an upstream file has changed, by path prefix of the part. */
const BEHAVIORS: Readonly<Record<string, string>> = {
  'build/': 'that the site builds, and that pages link their style sheets',
  'client/browserOnly': 'client-only components',
  'client/page-load/': "links that the application follows, and a page that can't be loaded",
  'client/prismWithLanguages': 'highlighted code',
  'client/utilsCommon': 'trailing slashes of links',
  'document/listenForApplication': 'controls that start the application',
  'finishing/': 'that pages only load the document script',
  settings: 'choices that browsers keep, like the color mode and the version',
  'theme/BackToTopButton': "that pages don't have a back-to-top button",
  'theme/BlogSidebar': 'the list of posts beside the blog',
  'theme/CodeBlock': 'code blocks and their buttons',
  'theme/ColorModeToggle': 'the switch between light and dark mode',
  'theme/Details': 'collapsible sections',
  'theme/DocRoot': 'the layout of a page beside its sidebar',
  'theme/DocSidebar': 'the sidebar and its categories',
  'theme/DocsRoot': 'the not-found page',
  'theme/Heading': 'headings and their links',
  'theme/Icon/ExternalLink': 'the icon of links that open in a new tab',
  'theme/NavbarItem': 'the menus of the header',
  'theme/Navbar/MobileSidebar': 'the menu on a phone',
  'theme/SkipToContent': 'the skip link',
  'theme/TOC': 'the list of headings',
  'theme/Tab': 'tabs',
};

/** Returns the behaviour to test for a part of this theme. */
export const getBehavior = (part: string): string | undefined =>
  Object.entries(BEHAVIORS).find(([start]) => part.startsWith(start))?.[1];

/** Reads the Docusaurus files that parts of this theme are based on or replace, by package. */
export const readUpstreamFiles = (): Readonly<Record<string, readonly UpstreamFile[]>> =>
  JSON.parse(readFileSync(fileURLToPath(new URL('./upstream.json', import.meta.url)), 'utf8')) as ReturnType<
    typeof readUpstreamFiles
  >;

/**
 * Formats a warning for each Docusaurus file that differs from the version this theme was made for.
 *
 * @param from folder of the site, to resolve the packages from
 * @returns one message per file
 */
export function formatUpstreamWarnings(from: string): string[] {
  return Object.entries(readUpstreamFiles()).flatMap(([name, files]) =>
    files
      .filter((file) => getUpstreamChanges(name, [file], from).length > 0)
      .map(
        ([file, , part]) =>
          `${name}/${file} differs from the file that this theme was made for: check ${getBehavior(part)}`,
      ),
  );
}

/** Logs the warnings of `formatUpstreamWarnings`. */
export function warnAboutUpstream(siteDir: string): void {
  for (const line of formatUpstreamWarnings(siteDir)) logger.warn(`docusaurus-theme-document-first: ${line}`);
}
