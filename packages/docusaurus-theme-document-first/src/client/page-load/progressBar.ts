import {translate} from '@docusaurus/Translate';
import {timings} from '../siteSettings';
import './progressBar.css';

let timer: number | undefined;
let bar: HTMLElement | undefined;

function show(): void {
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

/** Hides the bar, or prevents it from appearing. */
export function stopProgress(): void {
  window.clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/** Shows a bar at the top if loading takes long. Starting again restarts the delay. */
export function startProgress(): void {
  stopProgress();
  timer = window.setTimeout(show, timings.progressBarDelay);
}
