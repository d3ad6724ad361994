import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createParseFrontMatter, remarkPlatformFacts} from '../../../src/plugins/platform-facts';

const preset = {
  docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [remarkPlatformFacts]},
  blog: false,
  pages: false,
  sitemap: false,
} satisfies Options;

/** A site of one page, which has a wrong token: its build must fail and say where. */
export default {
  title: 'One page',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  markdown: {parseFrontMatter: createParseFrontMatter()},
  presets: [['classic', preset]],
} satisfies Config;
