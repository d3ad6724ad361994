/** The bundle's search page. The search engine runs in the page, because workers can't be loaded from a disk. */
import {attachPage} from 'docusaurus-theme-search/client/attachPage';
import {TIMINGS} from 'docusaurus-theme-search/client';
import {createFullEngine, type FullIndex} from 'docusaurus-theme-search/engine';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {latestVersion, versions} from '../../../src/config/versions';
import {toResultFile} from '../bundle/getBundleFile';

declare const millraceSearchIndex: FullIndex;

const {index} = millraceSearchIndex;
const version = versions.find(({facet}) => facet === index.version) ?? latestVersion;
const engine = createFullEngine(millraceSearchIndex);

const settings = {
  base: BASE_URL,
  siteUrl: SITE_URL + BASE_URL,
  locale: index.locale,
  worker: null,
  pageUrl: null,
  hosted: null,
  versions: [],
  startVersion: 'latest',
  startingPoints: [],
  helpLinks: [],
  timings: TIMINGS,
} as const;

// Some browsers don't allow changing the URL of a file.
const replaceState = window.history.replaceState.bind(window.history);
window.history.replaceState = (...change) => {
  try {
    replaceState(...change);
  } catch {
    // Don't store the query for going back from a result.
  }
};

const page = document.querySelector('main') as HTMLElement;
attachPage(page, {
  settings,
  client: {
    preload: () => undefined,
    search: async (params, show) => {
      const found = await engine.search(params);
      const hits = found.hits.map((hit) => ({
        ...hit,
        url: toResultFile(hit.url, version),
        pageUrl: toResultFile(hit.pageUrl, version),
      }));
      show({params, response: {...found, hits}, notice: '', isComplete: true});
    },
  },
});
page.querySelector('input')?.focus();
