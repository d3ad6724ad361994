import {posix} from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';
import {getBundleFile, SEARCH_FILE} from './getBundleFile';

/** The bundle's style sheet and script, which are loaded on all of its pages. */
export const STYLE_FILE = 'assets/offline.css';
export const SCRIPT_FILE = 'assets/offline.js';

/** Elements that preload files or load modules from a server. */
const HEAD_FOR_THE_WEB = [
  'link[rel~="alternate"]:not([rel~="icon"])',
  'link[rel="apple-touch-icon"]',
  'link[rel="search"]',
  'link[rel="preload"]',
  'link[rel="prefetch"]',
  'script[type="speculationrules"]',
  // Browsers don't load modules from a disk.
  'script[type="module"]',
  'link[rel="modulepreload"]',
].join();

/** The page tools' menus, which fetch Markdown and share the page's URL. */
const PAGE_TOOLS = 'details[data-page-tool], .feedback';
const TOOLS = 'section[data-application-control]';

/** Adds a notice to tools that need the application, with a link to the website. */
function addToolAddresses($: CheerioAPI, path: string): void {
  for (const tool of $(TOOLS).toArray()) {
    const anchor = $(tool).prevAll('[id]').first().attr('id');
    const address = SITE_URL + BASE_URL + path.slice(1) + (anchor ? `#${anchor}` : '');
    const note = $('<p class="offline-note">This tool works online: </p>');
    note.append($('<a>').attr('href', address).attr('data-online', '').text('open it on the website'), '.');
    $(tool).append(note);
  }
}

/** Removes elements that need the application and inserts their replacements for readers without script. */
function replaceControls($: CheerioAPI): void {
  $('.only-without-script .only-with-script').removeClass('only-with-script');
  $('.only-with-script:is([data-application-control], :has([data-application-control]))').remove();
  $('[data-application-control] .only-with-script').remove();
  $(PAGE_TOOLS).remove();
  $('.navbar__toggle, .menu__caret').remove();
  // A theme component can also have its own class for hiding.
  $('.only-without-script').removeClass('only-without-script').attr('style', 'display:revert');
  // Dialogs are filled by modules, which browsers don't load from a disk.
  $('dialog').remove();
  $('[data-module]').removeAttr('data-module');
  $('[data-application-control]').removeAttr('data-application-control');
  $('[data-application-needed]').removeAttr('data-application-needed');
  // Without this element, the document script doesn't load the application.
  $('script[data-application]').removeAttr('data-application');
  $('.menu__link--sublist-caret').removeClass('menu__link--sublist-caret').removeAttr('role aria-expanded');
}

/** Points style sheets, scripts and pictures to files of the bundle, and returns the list of these files. */
function rewriteAssets($: CheerioAPI, file: string): string[] {
  const assets: string[] = [];
  for (const element of $('link[href], script[src], img[src]').toArray()) {
    const name = element.tagName === 'link' ? 'href' : 'src';
    const address = element.attribs[name] ?? '';
    if (!address.startsWith(BASE_URL)) continue;
    const asset = address.slice(BASE_URL.length);
    assets.push(asset);
    element.attribs[name] = getRelativeAddress(file, asset);
  }
  return assets;
}

/**
 * Makes a built page work from the disk, without the application: style sheets, pictures and the document script become
 * files of the bundle, and controls that need the application are replaced with what readers without scripts see.
 *
 * @param path address of the page below the base
 * @param file its file in the bundle
 * @returns the files of the build that the page needs
 */
export function preparePage($: CheerioAPI, path: string, file: string): string[] {
  $(HEAD_FOR_THE_WEB).remove();
  addToolAddresses($, path);
  replaceControls($);
  const assets = rewriteAssets($, file);
  $('head').append(
    $('<link rel="stylesheet">').attr('href', getRelativeAddress(file, STYLE_FILE)),
    $('<script defer></script>').attr('src', getRelativeAddress(file, SCRIPT_FILE)),
  );
  return assets;
}

/** Returns the relative link from one file of the bundle to another. */
function getRelativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** Context for converting links. */
export type BundleSite = {
  readonly version: Version;
  /** Paths of the pages in the bundle, below the base. */
  readonly paths: ReadonlySet<string>;
};

/** Links to the front page of the site, which in the bundle of a version lead to the front page of the version. */
const HOME_LINKS = '.navbar a, .theme-doc-breadcrumbs a';

/**
 * Converts the links of a page to files of the bundle. Links to anything else (other versions, redirects, downloads)
 * get their full URL and `data-online`. Anchors on the same page don't change.
 *
 * @param path address of the page below the base
 * @param file its file in the bundle
 */
export function rewriteLinks($: CheerioAPI, path: string, file: string, {version, paths}: BundleSite): void {
  const home = $(HOME_LINKS).filter((_, {attribs}) => attribs.href === BASE_URL);
  home.attr('href', BASE_URL + version.prefix.slice(1));
  for (const {attribs} of $('a[href]:not([href^="#"], [data-online])').toArray()) {
    const address = new URL(attribs.href ?? '', SITE_URL + BASE_URL + path.slice(1));
    const {origin, pathname, search, hash} = address;
    if (origin !== SITE_URL || !pathname.startsWith(BASE_URL)) continue;
    const page = `/${pathname.slice(BASE_URL.length)}`;
    const isHeld = page === '/search/' || paths.has(page);
    const held = page === '/search/' ? SEARCH_FILE : getBundleFile(page, version);
    attribs.href = isHeld ? getRelativeAddress(file, held) + search + hash : address.href;
    if (!isHeld) attribs['data-online'] = '';
  }
}
