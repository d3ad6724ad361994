import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {BASE_URL, SITE_URL, trimHtmlSlash} from './addresses';
import {versionOfRoute, latestVersion} from './versions';

const isLatest = (url: string): boolean =>
  versionOfRoute(url.slice(`${SITE_URL}${BASE_URL}`.length - 1)) === latestVersion;

/** The sitemap: page addresses as readers see them, with v1 pages ranked below v2. */
export const sitemap: Partial<PluginOptions> = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [`${BASE_URL}search/`],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({
      ...item,
      url: trimHtmlSlash(item.url),
      priority: isLatest(item.url) ? 0.8 : 0.2,
    }));
  },
};
