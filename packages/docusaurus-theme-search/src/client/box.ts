/** The module of the box and of the search page: it makes the elements work that name it in `data-module`. */
import type {SearchAnswer} from '../engine/answer';
import {attachDialog} from './attachDialog';
import {attachPage} from './attachPage';
import type {HostedSettings} from './hosted';
import {showShortcut} from './keys';
import {createSearchClient, type SearchClient} from './searchClient';
import style from './search.css';
import {LATEST, type BoxSettings} from './settings';

/** What the build puts here; where there is no hosted index, it leaves out what asks one. */
declare const SEARCH_SETTINGS: BoxSettings;
declare const HAS_HOSTED: boolean;

let client: SearchClient | undefined;

/** Starts search, and adds its rules to the page: not as an element, which strict policies refuse. */
function start(): SearchClient {
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
  client ??= start();
  showShortcut(element);
  const dialog = document.getElementById(element.getAttribute('aria-controls') ?? '');
  if (dialog instanceof HTMLDialogElement) attachDialog(element, dialog, {settings: SEARCH_SETTINGS, client});
  else attachPage(element, {settings: SEARCH_SETTINGS, client});
}

/** Asks the embedded engine for the pages of the latest version, one section of each; nothing leaves the browser. */
export function askEmbedded(query: string, limit: number): Promise<SearchAnswer> {
  client ??= start();
  return client.askEmbedded({query, version: LATEST, limit, perPage: 1, snippetLength: 160});
}
