import {escapeHtml} from './engine/answer';

/** What the description of the search names. */
export type OpenSearchSite = {
  readonly title: string;
  /** Origin and base path of the site, ending with a slash. */
  readonly siteUrl: string;
  /** Address of the search page below the base path. */
  readonly page: string;
  readonly favicon?: string | undefined;
};

/** Name of the description below the base path. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The description with which browsers search the site from their address bar. */
export function writeOpenSearch({title, siteUrl, page, favicon}: OpenSearchSite): string {
  const icon = favicon
    ? `\n  <Image width="16" height="16" type="image/x-icon">${escapeHtml(siteUrl + favicon.replace(/^\//, ''))}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"
                       xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeHtml(title)}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${siteUrl}${page}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${OPEN_SEARCH_FILE}" />
  <moz:SearchForm>${siteUrl}</moz:SearchForm>
</OpenSearchDescription>`;
}
