import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {markdown} from '../../src/markdown';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {strictness} from '../../src/config/plugins';
import {createParseFrontMatter, remarkFacts} from 'docusaurus-plugin-facts';
import {facts} from '../../src/facts';

/** The folder with a mistake in its sidebar has its own file. All others have a generated sidebar. */
const hasSidebars = existsSync(`tests/build/${process.env.SITE}/sidebars.ts`);

const preset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: hasSidebars ? './sidebars.ts' : undefined,
    beforeDefaultRemarkPlugins: [[remarkFacts, {facts}]],
  },
  blog: false,
  pages: false,
  sitemap: false,
};

/** Small sites that use the real site's configuration. Each folder contains a mistake. */
const config: Config = {
  title: 'A site with a mistake',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  ...strictness,
  markdown: {
    ...markdown,
    // Don't validate front matter in other sites, because their pages only have the fields that their mistakes need.
    parseFrontMatter:
      process.env.SITE === 'draft'
        ? createFrontMatterParser(resolve('tests/build/draft'))
        : createParseFrontMatter({facts}),
  },
  presets: [['classic', preset]],
  themes: ['docusaurus-theme-document-first'],
};

export default config;
