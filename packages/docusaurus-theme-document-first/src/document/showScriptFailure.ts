/**
 * Inlined into the head of every page. If the document script fails to load or parse, falls back to the page without
 * JavaScript and shows a notice. Controls that don't work are hidden.
 */
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createNotice} from '../client/createNotice';
import {partMissingText, partMissingHelpText, reloadText} from '../words';

let late: ReturnType<typeof setTimeout>;
let added: HTMLElement | undefined;

const {dataset} = document.documentElement;
/** Colour mode from Docusaurus's inline script. Styles use its attribute to detect JavaScript, so it's removed. */
let choice: string | undefined;

const isThere = (): boolean => dataset.documentScript !== undefined;

const reloadPage = (): void => location.reload();

/** Reloads the page after requesting its script again, bypassing the cache, which may contain a bad response. */
function reloadPastCache(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src*="assets/js/document."]');
  void fetch(script?.src ?? '', {cache: 'reload'}).finally(reloadPage);
  setTimeout(reloadPage, timings.documentScriptTimeout);
}

function showScriptFailure(): void {
  if (isThere() || added) return;
  choice = dataset.themeChoice;
  delete dataset.themeChoice;
  added = createNotice(`${partMissingText}. ${partMissingHelpText}`, reloadText, reloadPastCache);
  added.setAttribute('role', 'status');
  added.insertAdjacentHTML('afterbegin', document.querySelector('noscript[data-sheet]')?.textContent ?? '');
  document.body.append(added);
}

document.addEventListener('readystatechange', () => {
  // At `interactive`, the HTML is parsed and deferred scripts are still loading.
  if (document.readyState === 'interactive') late = setTimeout(showScriptFailure, timings.documentScriptTimeout);
});
/** Runs after deferred scripts. */
document.addEventListener('DOMContentLoaded', () => {
  clearTimeout(late);
  showScriptFailure();
  // If the script arrives late, restore the page.
  if (!isThere() || !added) return;
  dataset.themeChoice = choice;
  added.remove();
});
