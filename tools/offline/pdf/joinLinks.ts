import type {Cheerio} from 'cheerio';
import type {Element} from 'domhandler';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {readSiteAddress} from '../bundle/bundleFile';
import {anchorOfElement, anchorOfPage} from './makeUnique';

/**
 * Makes the links of a page lead to their place in the document. Links to what it does not hold become full addresses.
 *
 * @param path address of the page below the base
 * @param paths addresses of all pages in the document
 */
export function joinLinks(page: Cheerio<Element>, path: string, paths: ReadonlySet<string>): void {
  for (const {attribs} of page.find('a[href]').toArray()) {
    const address = readSiteAddress(attribs.href ?? '', path);
    if (!address) continue;
    const anchor = address.rest.split('#')[1];
    if (!paths.has(address.path)) attribs.href = SITE_URL + BASE_URL + address.path.slice(1) + address.rest;
    else attribs.href = `#${anchor ? anchorOfElement(address.path, anchor) : anchorOfPage(address.path)}`;
  }
}
