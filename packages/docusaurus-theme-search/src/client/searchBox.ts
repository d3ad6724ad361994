/** The module of the box and of the search page. It's attached to elements that name it in `data-module`. */
import type {SearchResponse} from '../engine/response';
import {attachDialog} from './attachDialog';
import {attachPage} from './attachPage';
import type {HostedSettings} from './hosted';
import {updateShortcut} from './keys';
import {createSearchClient, type SearchClient} from './searchClient';
import style from './search.css';
import {LATEST, type SearchSettings} from './settings';

/** Constants that the build inlines. Without a hosted index, its client is removed as dead code. */
declare const SEARCH_SETTINGS: SearchSettings;
declare const HAS_HOSTED: boolean;

let client: SearchClient | undefined;

/** Creates the client, and adds the styles as a constructed sheet, because strict policies block style elements. */
function createClient(): SearchClient {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const hosted = HAS_HOSTED
    ? import('./hosted').then((module) => module.default(SEARCH_SETTINGS as HostedSettings))
    : null;
  return createSearchClient(SEARCH_SETTINGS, hosted && (async (params) => (await hosted)(params)));
}

/** Attaches the button of the box or the search page. Does nothing if it's attached already. */
export default function attachSearch(element: HTMLElement): void {
  if (element.dataset.attached !== undefined) return;
  element.dataset.attached = '';
  client ??= createClient();
  updateShortcut(element);
  const dialog = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (dialog instanceof HTMLDialogElement) attachDialog(element, dialog, {settings: SEARCH_SETTINGS, client});
  else attachPage(element, {settings: SEARCH_SETTINGS, client});
}

/** Searches the latest version with the embedded engine only, and returns one section per page. */
export function searchEmbedded(query: string, limit: number): Promise<SearchResponse> {
  client ??= createClient();
  return client.searchEmbedded({query, version: LATEST, limit, perPage: 1, snippetLength: 160});
}
