/**
 * Runs in the head of every page, bundled into its HTML: a page whose document script does not arrive, or cannot be read,
 * becomes one without script, and says so. Nothing looks alive that is dead.
 */
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createNotice} from '../client/createNotice';
import {partMissing, partMissingHelp, reload} from '../words';

let late: ReturnType<typeof setTimeout>;
let added: HTMLElement | undefined;

const {dataset} = document.documentElement;
/** Styles of a page with script ask for it: panels of tabs that are not chosen are hidden, for example. */
let choice: string | undefined;

const isThere = (): boolean => dataset.documentScript !== undefined;

const reloadPage = (): void => location.reload();

/** Loads the page again once its script was asked for past what caches keep: what came in its place may be kept. */
function reloadPastCache(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src*="assets/js/document."]');
  void fetch(script?.src ?? '', {cache: 'reload'}).finally(reloadPage);
  setTimeout(reloadPage, timings.documentScript);
}

function showScriptFailure(): void {
  if (isThere() || added) return;
  choice = dataset.themeChoice;
  delete dataset.themeChoice;
  added = createNotice(`${partMissing}. ${partMissingHelp}`, reload, reloadPastCache);
  added.setAttribute('role', 'status');
  added.insertAdjacentHTML('afterbegin', document.querySelector('noscript[data-sheet]')?.textContent ?? '');
  document.body.append(added);
}

document.addEventListener('readystatechange', () => {
  // The page is there, and its deferred scripts are awaited.
  if (document.readyState === 'interactive') late = setTimeout(showScriptFailure, timings.documentScript);
});
/** Deferred scripts have run by then. */
document.addEventListener('DOMContentLoaded', () => {
  clearTimeout(late);
  showScriptFailure();
  // One that has come after all needs no page without script.
  if (!isThere() || !added) return;
  dataset.themeChoice = choice;
  added.remove();
});
