import {findTarget} from './findTarget';

/** What can hide a place of a page, while its address leads there. */
const HIDDEN = 'details:not([open]), [hidden]';

/** The tab that shows a panel: by its own id or the panel's, or in a set that has none the one at its place. */
function findTab(panel: Element): HTMLElement | null {
  const named = panel.getAttribute('aria-labelledby') ?? '';
  const tab = document.getElementById(named) ?? document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  if (panel.id && tab) return tab;
  const panels = [...(panel.parentElement?.children ?? [])].filter((part) => part.matches('[role="tabpanel"]'));
  const tabs = panel.parentElement?.parentElement?.querySelector('[role="tablist"]')?.querySelectorAll('[role="tab"]');
  return (tabs?.[panels.indexOf(panel)] as HTMLElement | undefined) ?? null;
}

function openPart(part: Element): void {
  // A click, because a component may store whether it's open.
  if (part instanceof HTMLDetailsElement) part.querySelector<HTMLElement>(':scope > summary')?.click();
  else if (part.getAttribute('role') === 'tabpanel') findTab(part)?.click();
  else if (part.getAttribute('hidden') === 'until-found') part.removeAttribute('hidden');
}

/**
 * Opens what hides the place that an address names: folded parts, panels of tabs, and what the browser would open to show
 * a text that it found.
 *
 * @returns the place if something hid it
 */
export function revealTarget(hash: string): Element | null {
  const place = findTarget(hash);
  const hiding: Element[] = [];
  for (let part = place?.closest(HIDDEN); part; part = part.parentElement?.closest(HIDDEN)) hiding.unshift(part);
  hiding.forEach(openPart);
  return hiding.length > 0 ? place : null;
}

/** Whether the browser brings the reader back to a place of this page that they had reached before. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * Opens what hides the place of the present address, and shows the place: now, unless the reader comes back to the page
 * and the browser restores their position, and whenever the address changes within the page.
 */
export function revealAddressTarget(): void {
  const showTarget = (): void => revealTarget(window.location.hash)?.scrollIntoView();
  if (isReturn()) revealTarget(window.location.hash);
  else showTarget();
  window.addEventListener('hashchange', showTarget);
}
