import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {BASE_URL, HTML_PAGES, SITE_URL} from './addresses';

const V1_PREFIX = `${SITE_URL}${BASE_URL}v1/`;
const HTML_ADDRESSES = new Set(HTML_PAGES.map((page) => `${SITE_URL}${BASE_URL}${page.slice(1)}/`));

/** Sitemap: page addresses as readers see them, v1 pages ranked below v2. */
export const sitemap: Partial<PluginOptions> = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [`${BASE_URL}search/`],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({
      ...item,
      url: HTML_ADDRESSES.has(item.url) ? item.url.slice(0, -1) : item.url,
      priority: item.url.startsWith(V1_PREFIX) ? 0.2 : 0.8,
    }));
  },
};
