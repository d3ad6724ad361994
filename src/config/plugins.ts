import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginOptions as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Config} from '@docusaurus/types';
import type {Options as FactsOptions} from 'docusaurus-plugin-facts';
import type {Options as HistoryOptions} from 'docusaurus-plugin-page-history';
import {facts} from '../facts';
import {platformErrors} from '../facts/errors';
import {resolveErrors} from '../facts/resolveErrors';
import {resolveLimits} from '../facts/resolveLimits';
import {BASE_URL, EDIT_BRANCH, REPOSITORY_URL, SITE_URL, removeHtmlSlash} from './addresses';
import {codeLanguages} from './codeLanguages';
import {dateLocales} from './formatDay';
import {latestVersion, type Version, getRouteVersion, versions} from './versions';

/** Problems that stop the build: broken links, broken anchors, and two pages with the same address. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
} satisfies Partial<Config>;

const BANNERS = {latest: 'none', next: 'unreleased', older: 'unmaintained'} as const;

const createVersionOptions = ({docusaurusName, label, prefix, status}: Version) => [
  docusaurusName,
  {
    label,
    badge: false,
    banner: BANNERS[status],
    // Unreleased versions must not appear in search engines.
    ...(status === 'next' && {noIndex: true}),
    ...(prefix === '/' ? {} : {path: prefix.slice(1, -1)}),
  },
];

/** The documentation sets: the latest version at the root of the site, others below their prefix. */
export const docs = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${REPOSITORY_URL}/edit/${EDIT_BRANCH}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  lastVersion: latestVersion.docusaurusName,
  versions: Object.fromEntries(versions.map(createVersionOptions)) as DocsOptions['versions'],
} satisfies DocsOptions;

const errors = resolveErrors().map(({id, name, meaning, causes, steps, status, to}) => ({
  ...{id, name, meaning, causes, steps},
  status: status?.code ?? null,
  limit: platformErrors[id]?.limit ?? null,
  replay: platformErrors[id]?.replay,
  page: to,
}));

/** `facts.json`: the figures and limits of each version, and the platform errors. */
export const factsDocument = {
  facts,
  versions: Object.fromEntries(versions.map(({id}) => [id, id])),
  schema: 'facts.schema.json',
  addToVersion: (version) => ({limits: resolveLimits(version)}),
  addToDocument: () => ({errors}),
} satisfies FactsOptions;

/** The changes of pages: feeds, and the list at `/changes/`. */
export const pageHistory = {
  title: 'Changes in the Millrace Docs',
  sections: [
    {id: 'start', label: 'Quickstart and guides', folders: ['', 'quickstart', 'guides', 'examples']},
    {
      id: 'workflows',
      label: 'Workflows',
      folders: ['workflows', 'delivery', 'event-history', 'http', 'scheduling-future-tasks'],
    },
    {id: 'code', label: 'Code', folders: ['code', 'data-stores', 'destinations', 'environment-variables']},
    {
      id: 'integrations',
      label: 'Sources, apps and components',
      folders: ['sources', 'apps', 'components', 'connected-accounts', 'millrace-axios'],
    },
    {id: 'api', label: 'API and CLI', folders: ['api', 'cli']},
    {
      id: 'account',
      label: 'Limits, pricing and workspaces',
      folders: ['limits', 'pricing', 'workspaces', 'workspaces-and-credits-faq', 'projects', 'user-settings'],
    },
    {id: 'security', label: 'Security and privacy', folders: ['privacy-and-security', 'abuse', 'subprocessors']},
    {id: 'help', label: 'Help', folders: []},
  ],
  languages: Object.fromEntries(Object.entries(codeLanguages).map(([name, {label}]) => [name, label])),
  // Keep a shown result together with the block that printed it.
  ignoredSamples: /(?:^|\s)expect=/,
  // Headings of older sources contain figure names, too.
  fillText: (text) => facts.resolve(text).text,
  dateLocales,
} satisfies HistoryOptions;

const isLatestUrl = (url: string): boolean =>
  getRouteVersion(url.slice(`${SITE_URL}${BASE_URL}`.length - 1)) === latestVersion;

/** The sitemap with canonical URLs. Pages of other versions have a lower priority than those of the latest one. */
export const sitemap: Partial<SitemapOptions> = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [`${BASE_URL}search/`],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({
      ...item,
      url: removeHtmlSlash(item.url),
      priority: isLatestUrl(item.url) ? 0.8 : 0.2,
    }));
  },
};
