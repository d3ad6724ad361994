import type {SearchHit} from '../src/engine/response';
import {TIMINGS, type SearchSettings} from '../src/client/settings';

/** Settings of the box on a site with two versions. */
export const SETTINGS: SearchSettings = {
  base: '/docs/',
  siteUrl: 'https://docs.example/docs/',
  locale: 'en',
  worker: '/docs/worker.js',
  pageUrl: '/docs/search/',
  hosted: null,
  versions: [
    {key: 'latest', label: '2 <b>new</b>', path: '/docs/', tag: '', instance: 'default'},
    {key: '1', label: 'old<img>', path: '/docs/1/', tag: '', instance: 'default'},
  ],
  startVersion: 'page',
  startingPoints: [{to: '/guides/', label: 'Guides', description: 'Goals'}],
  helpLinks: [{to: 'https://acme.example/support', label: 'Support', icon: 'help'}],
  timings: TIMINGS,
};

/** Creates a result for a page or section. */
export const createHit = (title: string, heading: string | null = null): SearchHit => ({
  url: `/docs/${title}/${heading === null ? '' : `#${heading}`}`,
  pageUrl: `/docs/${title}/`,
  pageTitle: title,
  place: 'Code',
  heading,
  titleHtml: heading ?? title,
  snippetHtml: '',
});
