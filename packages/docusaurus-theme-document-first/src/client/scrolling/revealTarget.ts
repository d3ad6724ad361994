import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {findTarget} from './findTarget';
import {INTERRUPTING_EVENTS} from './goToPlace';

const HIDDEN = 'details:not([open]), [hidden]';

/** Finds the tab of a panel: by `aria-labelledby` or `aria-controls`, otherwise by index. */
function findTab(panel: Element): HTMLElement | null {
  const named = panel.getAttribute('aria-labelledby') ?? '';
  const tab = document.getElementById(named) ?? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  if (panel.id && tab) return tab;
  const panels = [...(panel.parentElement?.children ?? [])].filter((part) => part.matches('[role="tabpanel"]'));
  const tabs = panel.parentElement?.parentElement?.querySelector('[role="tablist"]')?.querySelectorAll('[role="tab"]');
  return (tabs?.[panels.indexOf(panel)] as HTMLElement | undefined) ?? null;
}

function openElement(part: Element): void {
  // A click, because a component may store whether it's open.
  if (part instanceof HTMLDetailsElement) part.querySelector<HTMLElement>(':scope > summary')?.click();
  else if (part.getAttribute('role') === 'tabpanel') findTab(part)?.click();
  else if (part.getAttribute('hidden') === 'until-found') part.removeAttribute('hidden');
}

/**
 * Opens the elements that hide the target of a hash: `<details>`, tab panels, and `hidden="until-found"`.
 *
 * @returns the target if it was hidden
 */
export function revealTarget(hash: string): Element | null {
  const place = findTarget(hash);
  const hiding: Element[] = [];
  for (let part = place?.closest(HIDDEN); part; part = part.parentElement?.closest(HIDDEN)) hiding.unshift(part);
  hiding.forEach(openElement);
  return hiding.length > 0 ? place : null;
}

/** Whether the browser restores the position, after a reload or on going back or forward. */
function isPositionRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * Keeps the position that the browser restores, until the reader scrolls or a timeout has passed: Chromium would scroll
 * on to the target of the hash if it's revealed before the page has loaded.
 */
function holdRestoredPosition(): void {
  const end = new AbortController();
  const {signal} = end;
  let top: number | undefined;
  const preservePosition = (): void => {
    top ??= window.scrollY;
    if (window.scrollY !== top) window.scrollTo({top, behavior: 'instant'});
  };
  window.addEventListener('scroll', preservePosition, {signal});
  for (const act of INTERRUPTING_EVENTS) window.addEventListener(act, () => end.abort(), {signal, passive: true});
  setTimeout(() => end.abort(), timings.scrollStabilization);
}

/**
 * Reveals the target of the current hash. If it was hidden, scrolls to it, unless the browser restores the scroll
 * position. Does both again whenever the hash changes, or the reader follows another link to the same hash.
 */
export function revealAddressTarget(): void {
  const showTarget = (): void => revealTarget(window.location.hash)?.scrollIntoView();
  if (!isPositionRestored()) showTarget();
  else if (revealTarget(window.location.hash)) holdRestoredPosition();
  window.addEventListener('hashchange', showTarget);
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('a')?.href === window.location.href) showTarget();
  });
}
