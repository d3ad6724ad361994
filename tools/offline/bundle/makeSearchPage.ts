import type {CheerioAPI} from 'cheerio';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';

/** Files of the search page: the index as a script, because browsers fetch no file from a disk, and the search itself. */
export const INDEX_FILE = 'assets/search-index.js';
export const SEARCH_SCRIPT_FILE = 'assets/search.js';

/** Name of the global variable that holds the index. */
export const INDEX_GLOBAL = 'millraceSearchIndex';

const writeMain = (title: string, start: string): string => `
<h1>${title}</h1>
<p class="offline-no-script">Search needs script to run in the browser. Without it, start from
  <a href="${start}">the start page</a>.</p>
<form hidden role="search" class="offline-form" action="search.html">
  <label class="offline-label" for="offline-query">Words, identifiers, error texts or a question</label>
  <input id="offline-query" class="offline-field" type="search" name="q" autocomplete="off" autocapitalize="off"
    spellcheck="false" enterkeyhint="search">
</form>
<p class="offline-status" role="status"></p>
<p class="offline-suggestions" hidden>Try instead: </p>
<div class="offline-empty" hidden>
  <p>Look through the lists on <a href="${start}">the start page</a>, or search the
    <a href="${SITE_URL}${BASE_URL}search/" data-online>website</a>.</p>
</div>
<ol class="offline-results"></ol>
<button type="button" class="offline-more button button--secondary" hidden>Show more results</button>`;

/** Turns the search page of the site into that of the bundle, with the navigation of the version's own pages. */
export function makeSearchPage($: CheerioAPI, start: CheerioAPI, version: Version): void {
  const navbar = start('nav.navbar').clone();
  navbar.find('.navbar__link--active').removeClass('navbar__link--active').removeAttr('aria-current');
  $('nav.navbar').replaceWith(navbar);
  const title = `Search the ${version.label} documentation`;
  $('title').text(title);
  $('main')
    .addClass('offline-main')
    .html(writeMain(title, BASE_URL + version.prefix.slice(1)));
  for (const file of [INDEX_FILE, SEARCH_SCRIPT_FILE]) $('head').append($('<script defer></script>').attr('src', file));
}
