import {translate} from '@docusaurus/Translate';
import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {loadWithRetry} from './loadWithRetry';
import {hideNotice, showNotice} from './notice';

let timer: number | undefined;
let bar: HTMLElement | undefined;

function showProgress(): void {
  bar = document.createElement('div');
  bar.className = 'page-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute(
    'aria-label',
    translate({
      id: 'theme.documentFirst.pageLoad.progress',
      message: 'Loading the page',
      description: 'The ARIA label of the bar at the top while a page loads',
    }),
  );
  document.body.append(bar);
}

/** Hides the bar, or cancels its delay. */
function stopProgress(): void {
  window.clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/** Shows a bar at the top if loading takes long. Starting again restarts the delay. */
function startProgress(): void {
  stopProgress();
  timer = window.setTimeout(showProgress, timings.progressBarDelay);
}

let latest = 0;

/** Loads the next page while the current one stays visible. A newer navigation replaces an older one. */
export default async function preloadForNavigation(pathname: string): Promise<void> {
  const navigationId = (latest += 1);
  await loadWithRetry(pathname, {
    isCurrent: () => navigationId === latest,
    onStart: () => {
      hideNotice();
      startProgress();
    },
    onFailure: (failure, retry) => {
      stopProgress();
      showNotice('navigation', failure, retry);
    },
  });
  stopProgress();
}
