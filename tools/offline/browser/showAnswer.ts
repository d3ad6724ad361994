import {escapeHtml} from '../../../src/markdown/text';
import {groupHits, type SearchAnswer, type SearchHit} from 'docusaurus-theme-search/engine';
import {BASE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';
import {bundleFile} from '../bundle/bundleFile';

/** Turns an address of the site into the address of a file of the bundle. */
type ToFile = (address: string) => string;

// The HTML of a hit has no tag but `<mark>`: `createHighlighter` escapes everything else.
function writeSection({heading, url, titleHtml, snippetHtml}: SearchHit, toFile: ToFile): string {
  const title =
    heading === null ? '' : `<h3 class="offline-heading"><a href="${escapeHtml(toFile(url))}">${titleHtml}</a></h3>`;
  return `<li>${title}<p class="offline-snippet">${snippetHtml}</p></li>`;
}

/** The results as the items of a list, page by page. */
export function writeResults({hits}: Pick<SearchAnswer, 'hits'>, toFile: ToFile): string {
  return groupHits(hits)
    .map(({pageUrl, title, hits: sections}) => {
      const link = `<h2 class="offline-page"><a href="${escapeHtml(toFile(pageUrl))}">${escapeHtml(title)}</a></h2>`;
      return `<li>${link}<ul class="offline-sections">${sections.map((hit) => writeSection(hit, toFile)).join('')}</ul></li>`;
    })
    .join('');
}

/** File of a result, from the search page: `/docs/limits/#memory` gives `limits/index.html#memory`. */
export function toResultFile(address: string, version: Version): string {
  const [path = '', anchor] = address.slice(BASE_URL.length - 1).split('#');
  return bundleFile(path, version) + (anchor === undefined ? '' : `#${anchor}`);
}
