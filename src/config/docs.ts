import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {EDIT_BRANCH, REPOSITORY_URL} from './addresses';
import {latestVersion, versions} from './versions';
import type {Config} from '@docusaurus/types';

/** What stops a build: broken links, broken anchors, and two pages at one address. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
} satisfies Partial<Config>;

const describeVersion = ({docusaurusName, label, prefix}: (typeof versions)[number]) => [
  docusaurusName,
  {
    label,
    badge: false,
    banner: docusaurusName === latestVersion.docusaurusName ? ('none' as const) : ('unmaintained' as const),
    ...(prefix === '/' ? {} : {path: prefix.slice(1, -1)}),
  },
];

/** The documentation sets: the latest version at the root of the site, older ones below their prefix. */
export const docs = {
  path: latestVersion.folder,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${REPOSITORY_URL}/edit/${EDIT_BRANCH}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  lastVersion: latestVersion.docusaurusName,
  versions: Object.fromEntries(versions.map(describeVersion)) as DocsOptions['versions'],
} satisfies DocsOptions;
