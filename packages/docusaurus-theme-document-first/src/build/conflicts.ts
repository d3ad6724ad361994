/** Finds conflicts with site settings, and with components that the site has swizzled. */
import {existsSync, readFileSync} from 'node:fs';
import {basename, join, sep} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../options';

const NAME = 'docusaurus-theme-document-first';

/** Returns the name of a plugin or theme in the site configuration. Inline plugins have none. */
function getPluginName(entry: unknown): string {
  const given: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof given === 'string' ? given : '';
}

/**
 * Rejects settings that don't work with this theme.
 *
 * @throws an error with the current setting, the reason, and how to fix it
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
        .join(', ')} before ` + `${NAME}, so it would replace components of these themes. Put ${NAME} first.`,
    );
  const offline = config.plugins.map(getPluginName).find((name) => /^(?:@docusaurus\/plugin-)?pwa$/.test(name));
  if (offline !== undefined)
    throw new Error(
      `${where} plugins has ${offline}, which keeps pages for use offline before this theme has finished them, and ` +
        'does not keep application.json, without which their controls would not work. Leave one of the two out.',
    );
}

/** Components of Docusaurus's mobile menu. If the site swizzles one of them, Docusaurus's menu is used. */
const MENU = [
  'Navbar/MobileSidebar',
  ...['Toggle', 'Header', 'Layout', 'PrimaryMenu', 'SecondaryMenu'].map((part) => `Navbar/MobileSidebar/${part}`),
  'NavbarItem/DefaultNavbarItem/Mobile',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'DocSidebar/Mobile',
  'BlogSidebar/Mobile',
];

/**
 * Components of this theme, each with the components that it depends on. If the site replaces one of these,
 * Docusaurus's version of the component is used.
 */
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

function readSwizzled(siteDir: string, part: string): string | undefined {
  const file = ENDINGS.map((ending) => join(siteDir, 'src/theme', part + ending)).find(existsSync);
  return file && readFileSync(file, 'utf8');
}

/** Whether the site replaces (ejects) a component. A wrapper still renders the theme's component. */
const isReplaced = (siteDir: string, part: string): boolean =>
  readSwizzled(siteDir, part)?.match(/@theme-(?:original|init)\//) === null;

/**
 * Finds components of this theme that don't fit a component that the site has swizzled. Docusaurus's version replaces
 * them.
 *
 * @returns the swizzled component by theme component
 */
function findConflicts(siteDir: string): ReadonlyMap<string, string> {
  const conflicts = Object.entries(COMPANIONS).flatMap(([part, companions]) => {
    const own = companions.find((companion) => companion !== part && isReplaced(siteDir, companion));
    return own !== undefined && readSwizzled(siteDir, part) === undefined ? [[part, own] as const] : [];
  });
  return new Map(conflicts);
}

/** Logs which components this theme doesn't replace, because the site has swizzled a related one. */
export function logConflicts(siteDir: string): void {
  for (const [part, own] of findConflicts(siteDir))
    logger.info(`${NAME}: ${part} is Docusaurus's own, because src/theme/${own} is yours.`);
}

/**
 * Returns the names of this theme's components that the site can't use, sorted. It gets Docusaurus's versions instead.
 */
export function getDisabledComponents(
  siteDir: string,
  {codeHighlighting}: Pick<PluginOptions, 'codeHighlighting'>,
): string[] {
  const conflicting = [...findConflicts(siteDir).keys()];
  // The component expects code that was highlighted at build time.
  const unused = codeHighlighting === 'build' ? [] : ['CodeBlock'];
  return [...new Set([...unused, ...conflicting])].sort();
}

/** Webpack aliases of theme components. */
type Aliases = Readonly<Record<string, string | false | readonly string[]>>;

/**
 * Returns aliases that replace components of this theme with Docusaurus's versions. Components of the site and of other
 * themes don't change.
 *
 * @param aliases created by Docusaurus
 * @param parts names of the components to replace
 * @param themePath folder of this theme's components
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
