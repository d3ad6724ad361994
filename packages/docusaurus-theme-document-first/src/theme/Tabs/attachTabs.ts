import {findNext} from 'docusaurus-theme-document-first/client/findNext';
import {findHeadingAbove} from 'docusaurus-theme-document-first/client/page';
import {storeTabChoice, onTabChoice, getTabChoice} from 'docusaurus-theme-document-first/client/tabChoice';

const findTabList = (tabs: Element): HTMLElement | null => tabs.querySelector(':scope > [role=tablist]');

const getTabs = (tabs: Element): HTMLElement[] => [
  ...(findTabList(tabs)?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? []),
];

const getPanels = (tabs: Element): HTMLElement[] => [
  ...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panels > [role=tabpanel]'),
];

/** Hides a panel. Find in page and text fragments still find its text, in browsers that can reveal it. */
function hidePanel(panel: HTMLElement): void {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  // Such a panel has a box, which screen readers would announce.
  panel.ariaHidden = 'true';
}

function showPanel(panel: HTMLElement): void {
  panel.removeAttribute('hidden');
  panel.ariaHidden = null;
}

function selectTab(tabs: Element, value: string): void {
  const all = getTabs(tabs);
  if (!all.some((tab) => tab.dataset.value === value)) return;
  for (const tab of all) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
  }
  for (const panel of getPanels(tabs)) {
    if (panel.dataset.tabValue === value) showPanel(panel);
    else hidePanel(panel);
  }
}

/** Preserves the viewport position of an element while content above it changes its height. */
function preservePosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function moveFocus(event: KeyboardEvent, tabs: Element, tab: HTMLElement): void {
  const all = getTabs(tabs);
  const arrows: [following: string, previous: string] = ['ArrowRight', 'ArrowLeft'];
  if (document.dir === 'rtl') arrows.reverse();
  const next = findNext(event.key, all, all.indexOf(tab), ...arrows);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the tab of this set (not of a nested one) that an event targets. */
function findTab(tabs: Element, event: Event): HTMLElement | undefined {
  return getTabs(tabs).find((tab) => event.target instanceof Node && tab.contains(event.target));
}

/**
 * Attaches a set of tabs: click, arrow keys, Home, End, Enter and Space. Sets of the same group stay in sync. Selects
 * the stored tab immediately, and labels the list with the heading above it. An expired choice doesn't change the
 * selected tab, because nothing should shift while the reader uses the page. If the browser finds text in a hidden panel,
 * selects its tab in this set only, because the reader hasn't chosen it. Does nothing if it's attached already.
 *
 * @param tabs container of the tab list and the panels
 * @returns a function that stops syncing with the group
 */
export function attachTabs(tabs: HTMLElement): () => void {
  if (tabs.dataset.attached !== undefined) return () => undefined;
  tabs.dataset.attached = '';
  const {tabGroup: group, tabMaxAge} = tabs.dataset;
  findTabList(tabs)?.setAttribute('aria-label', findHeadingAbove(tabs) ?? '');
  for (const panel of getPanels(tabs)) if (panel.hidden) hidePanel(panel);
  tabs.addEventListener('beforematch', ({target}) => {
    const value = getPanels(tabs).find((panel) => panel === target)?.dataset.tabValue;
    if (value !== undefined) selectTab(tabs, value);
  });

  const selectAndStore = (tab: HTMLElement): void =>
    preservePosition(tab, () => {
      const value = tab.dataset.value ?? '';
      selectTab(tabs, value);
      if (group) storeTabChoice(group, value, tabMaxAge === undefined ? undefined : Number(tabMaxAge));
    });
  tabs.addEventListener('click', (event) => {
    const tab = findTab(tabs, event);
    if (tab) selectAndStore(tab);
  });
  tabs.addEventListener('keydown', (event) => {
    const tab = findTab(tabs, event);
    if (!tab) return;
    if (event.key !== 'Enter' && event.key !== ' ') return moveFocus(event, tabs, tab);
    event.preventDefault();
    selectAndStore(tab);
  });
  if (!group) return () => undefined;
  const showStoredTab = (): void => {
    if (!tabs.isConnected) return stop();
    const value = getTabChoice(group);
    if (value !== null) selectTab(tabs, value);
  };
  const stop = onTabChoice(showStoredTab);
  showStoredTab();
  return stop;
}
