/** Settings of a site that this theme refuses, and its own parts that make way for parts that the site has swizzled. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join, sep} from 'node:path';
import logger from '@docusaurus/logger';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../options';

const NAME = 'docusaurus-theme-document-first';

type Entry = DocusaurusConfig['plugins'][number];

/** Returns the name of a plugin or theme as the site configures it. Inline plugins have none. */
function getPluginName(entry: Entry): string {
  const given: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof given === 'string' ? given : '';
}

/**
 * Stops where the theme cannot keep what it promises.
 *
 * @throws with what the site has, why it does not go together, and what to change
 */
export function assertSupported({
  siteConfig: config,
  siteConfigPath,
}: Pick<LoadContext, 'siteConfig' | 'siteConfigPath'>): void {
  const where = `${NAME}, ${basename(siteConfigPath)}:`;
  if (config.future.experimental_router === 'hash')
    throw new Error(
      `${where} future.experimental_router is "hash", which makes one page that only the application can show. ` +
        'Use the browser router, or leave this theme out.',
    );
  const themes = config.themes.map(getPluginName);
  const own = themes.indexOf(NAME);
  if (own > 0)
    throw new Error(
      `${where} themes has ${themes
        .slice(0, own)
        .map((name) => name || 'a theme of the site')
        .join(', ')} before ` + `${NAME}, which would then replace their parts. Put ${NAME} first.`,
    );
  const offline = config.plugins.map(getPluginName).find((name) => /^(?:@docusaurus\/plugin-)?pwa$/.test(name));
  if (offline !== undefined)
    throw new Error(
      `${where} plugins has ${offline}, which keeps pages for use offline before this theme has finished them, and ` +
        'does not keep application.json, without which their controls would not work. Leave one of the two out.',
    );
}

/** Parts of Docusaurus's menu of a phone: with one of the site among them, the menu is Docusaurus's. */
const MENU = [
  'Navbar/MobileSidebar',
  ...['Toggle', 'Header', 'Layout', 'PrimaryMenu', 'SecondaryMenu'].map((part) => `Navbar/MobileSidebar/${part}`),
  'NavbarItem/DefaultNavbarItem/Mobile',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'DocSidebar/Mobile',
  'BlogSidebar/Mobile',
];

/** Parts of this theme that only work together with others, which the site may have swizzled: part, and its companions. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['TabItem'],
  TabItem: ['Tabs'],
  TOCItems: ['TOCItems/Tree'],
  CodeBlock: ['Buttons', 'Buttons/CopyButton', 'Container', 'Content', 'Layout', 'Line', 'Title'].map(
    (part) => `CodeBlock/${part}`,
  ),
  'CodeBlock/Buttons': ['CodeBlock/Buttons/CopyButton', 'CodeBlock/Buttons/Button'],
  'Navbar/MobileSidebar': MENU,
  'Navbar/MobileSidebar/Toggle': MENU,
  DocSidebar: MENU,
  BlogSidebar: MENU,
  'DocSidebar/Desktop/Content': ['DocSidebarItems', 'DocSidebarItem', 'DocSidebarItem/Category'],
};

const ENDINGS = ['.tsx', '.jsx', '.ts', '.js'].flatMap((ending) => [ending, `/index${ending}`]);

/** The site's own version of a part of the theme. */
function readSwizzled(siteDir: string, part: string): string | undefined {
  const file = ENDINGS.map((ending) => join(siteDir, 'src/theme', part + ending)).find(existsSync);
  return file && readFileSync(file, 'utf8');
}

/** Whether the site has a version of a part that replaces it; one that wraps it renders what this theme renders. */
const isReplaced = (siteDir: string, part: string): boolean =>
  readSwizzled(siteDir, part)?.match(/@theme-(?:original|init)\//) === null;

/**
 * Lists the parts of this theme that do not fit a part that the site has swizzled: Docusaurus's own takes their place.
 *
 * @returns each part with the site's part that it does not fit
 */
function findConflicts(siteDir: string): ReadonlyMap<string, string> {
  const conflicts = Object.entries(COMPANIONS).flatMap(([part, companions]) => {
    const own = companions.find((companion) => companion !== part && isReplaced(siteDir, companion));
    return own !== undefined && readSwizzled(siteDir, part) === undefined ? [[part, own] as const] : [];
  });
  return new Map(conflicts);
}

/** Logs which parts stay Docusaurus's own because the site has swizzled a related part. */
export function logConflicts(siteDir: string): void {
  for (const [part, own] of findConflicts(siteDir))
    logger.info(`${NAME}: ${part} is Docusaurus's own, because src/theme/${own} is yours.`);
}

/** Parts of this theme that the site does not get, in the order of their names. */
export function getOmittedParts(
  siteDir: string,
  {codeHighlighting}: Pick<PluginOptions, 'codeHighlighting'>,
): string[] {
  const conflicting = [...findConflicts(siteDir).keys()];
  // It is for code that the build has highlighted.
  const unused = codeHighlighting === 'build' ? [] : ['CodeBlock'];
  return [...new Set([...unused, ...conflicting])].sort();
}

/** The aliases of the bundler, by which components find parts of themes. */
type Aliases = Readonly<Record<string, string | false | readonly string[]>>;

/**
 * Points the names of parts that are left out to Docusaurus's own part. Parts of the site and of other themes stay.
 *
 * @param aliases those that Docusaurus has made
 * @param themePath folder of the parts of this theme
 * @returns the aliases that change
 */
export function getOriginalAliases(
  aliases: Aliases,
  parts: readonly string[],
  themePath: string,
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const part of parts) {
    const original = aliases[`@theme-init/${part}`];
    if (typeof original !== 'string') continue;
    for (const name of [`@theme/${part}`, `@theme-original/${part}`]) {
      const target = aliases[name];
      if (typeof target === 'string' && target.startsWith(themePath + sep)) changed[name] = original;
    }
  }
  return changed;
}
