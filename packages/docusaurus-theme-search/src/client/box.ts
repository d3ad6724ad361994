/** The module of the box and of the search page: it makes the elements work that name it in `data-module`. */
import type {SearchAnswer} from '../engine/answer';
import {attachDialog} from './attachDialog';
import {attachPage} from './attachPage';
import type {HostedSettings} from './hosted';
import {updateShortcut} from './keys';
import {createSearchClient, type SearchClient} from './searchClient';
import style from './search.css';
import {LATEST, type BoxSettings} from './settings';

/** Settings that the build inserts. Without a hosted index, the code that would query it is left out. */
declare const SEARCH_SETTINGS: BoxSettings;
declare const HAS_HOSTED: boolean;

let client: SearchClient | undefined;

/** Starts search, and adds its rules to the page: not as an element, which strict policies refuse. */
function startClient(): SearchClient {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const hosted = HAS_HOSTED
    ? import('./hosted').then((module) => module.default(SEARCH_SETTINGS as HostedSettings))
    : null;
  return createSearchClient(SEARCH_SETTINGS, hosted && (async (question) => (await hosted)(question)));
}

/** Makes the button of the box or the search page work; does nothing for an element that works already. */
export default function attach(element: HTMLElement): void {
  if (element.dataset.attached !== undefined) return;
  element.dataset.attached = '';
  client ??= startClient();
  updateShortcut(element);
  const dialog = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (dialog instanceof HTMLDialogElement) attachDialog(element, dialog, {settings: SEARCH_SETTINGS, client});
  else attachPage(element, {settings: SEARCH_SETTINGS, client});
}

/**
 * Searches the latest version with the embedded engine and returns one section per page. Nothing is sent to a server.
 */
export function searchEmbedded(query: string, limit: number): Promise<SearchAnswer> {
  client ??= startClient();
  return client.searchEmbedded({query, version: LATEST, limit, perPage: 1, snippetLength: 160});
}
