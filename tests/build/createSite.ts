import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {markdown} from '../../src/markdown';
import {strictness} from '../../src/config/plugins';
import {createParseFrontMatter, remarkFacts} from 'docusaurus-plugin-facts';
import {facts} from '../../src/facts';

/** A site of a page or two that is read by the rules of the real one; each folder here holds one mistake. */
export function createSite(docs: Partial<Options['docs']> = {}): Config {
  const preset = {
    docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [[remarkFacts, {facts}]], ...docs},
    blog: false,
    pages: false,
    sitemap: false,
  } satisfies Options;
  return {
    title: 'A site with a mistake',
    url: 'https://docs.example.com',
    baseUrl: '/',
    trailingSlash: true,
    future: {v4: true, faster: true},
    ...strictness,
    markdown: {...markdown, parseFrontMatter: createParseFrontMatter({facts})},
    presets: [['classic', preset]],
    themes: ['docusaurus-theme-document-first'],
  };
}
