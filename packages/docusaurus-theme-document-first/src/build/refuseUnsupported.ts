import type {DocusaurusConfig} from '@docusaurus/types';

const NAME = 'docusaurus-theme-document-first';

type Entry = DocusaurusConfig['plugins'][number];

/** What a site calls a plugin or theme; nothing for one that it makes itself. */
function nameOf(entry: Entry): string {
  const given: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof given === 'string' ? given : '';
}

/**
 * Stops where the theme cannot keep what it promises.
 *
 * @throws with what the site has, why it does not go together, and what to change
 */
export function refuseUnsupported(config: Pick<DocusaurusConfig, 'future' | 'plugins' | 'themes'>): void {
  const where = `${NAME}, docusaurus.config.ts:`;
  if (config.future.experimental_router === 'hash')
    throw new Error(
      `${where} future.experimental_router is "hash", which makes one page that only the application can show. ` +
        'Use the browser router, or leave this theme out.',
    );
  const themes = config.themes.map(nameOf);
  const own = themes.indexOf(NAME);
  if (own > 0)
    throw new Error(
      `${where} themes has ${themes
        .slice(0, own)
        .map((name) => name || 'a theme of the site')
        .join(', ')} before ` + `${NAME}, which would then replace their parts. Put ${NAME} first.`,
    );
  const offline = config.plugins.map(nameOf).find((name) => /^(?:@docusaurus\/plugin-)?pwa$/.test(name));
  if (offline !== undefined)
    throw new Error(
      `${where} plugins has ${offline}, which keeps pages for use offline before this theme has finished them, and ` +
        'does not keep application.json, without which their controls would not work. Leave one of the two out.',
    );
}
