import {timings} from '../../../timings';
import './progressBar.css';

let timer: number | undefined;
let bar: HTMLElement | undefined;

function show(): void {
  bar = document.createElement('div');
  bar.className = 'page-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  document.body.append(bar);
}

/** Takes the bar away, or keeps it from coming. */
export function stopProgress(): void {
  window.clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/** Shows a bar at the top if the wait lasts; starting again starts the wait again. */
export function startProgress(): void {
  stopProgress();
  timer = window.setTimeout(show, timings.progressBarDelay);
}
