import {
  tabQueryParameter,
  tabChoicesKey,
  timings,
} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from './storage';

/** A selected tab, when it was selected, and for how many milliseconds the choice is valid. */
type TabChoice = {readonly value: string; readonly at: number; readonly maxAge: number};

const store = createStore('localStorage', tabChoicesKey);

declare global {
  // Only `var` declares a property of `globalThis`.
  var tabChoices: Partial<Record<string, TabChoice>> | undefined;
}

/**
 * Choices that override the storage: from the query (`applyStoredChoices`), or because the storage is full. Global
 * because each script bundles its own copy of this module.
 */
const visit = (globalThis.tabChoices ??= {});

/**
 * Returns the stored choices by group. They aren't validated, and other sites on the same host may have written them.
 */
const getStoredChoices = () => store.readRecord() as Partial<Record<string, Partial<TabChoice> | null>>;

/** Whether a choice is still valid. One in the future isn't: the clock was set back, so its age is unknown. */
export function isUnexpired(choice: Partial<TabChoice> | null | undefined, now: number): choice is TabChoice {
  const {value, at = NaN, maxAge = 0} = choice ?? {};
  return typeof value === 'string' && at <= now && now - at < maxAge;
}

/** Returns the valid choice of a group, or `null`. */
export function getTabChoice(group: string): string | null {
  const choice = (Object.hasOwn(visit, group) ? visit[group] : null) ?? getStoredChoices()[group];
  return isUnexpired(choice, Date.now()) ? choice.value : null;
}

/** Returns the tab that a query such as `?lang=py` requests, with its group and parameter, or `null`. */
export function getRequestedTab(search: string): {group: string; parameter: string; value: string} | null {
  if (!tabQueryParameter) return null;
  const {group, parameter, lines} = tabQueryParameter;
  const asked = new URLSearchParams(search).get(parameter) ?? '';
  const [value] = lines.map((line) => line.split('\n')).find((names) => names.includes(asked)) ?? [];
  return value === undefined ? null : {group, parameter, value};
}

/** Event of the window after a choice has changed. It's a DOM event because two scripts may be listening. */
const CHANGE = 'tab-choice';

function setChoice(group: string, choice: TabChoice | undefined): void {
  visit[group] = choice;
  window.dispatchEvent(new Event(CHANGE));
}

/** Selects a tab of a group until the reader leaves or selects another, without storing the choice. */
export function showTabForVisit(group: string, value: string): void {
  setChoice(group, {value, at: 0, maxAge: Infinity});
}

/** Stores the choice of a group and updates all tabs on the page. */
export function storeTabChoice(group: string, value: string, maxAge: number = timings.tabChoice): void {
  const now = Date.now();
  const choice = {value, at: now, maxAge};
  const kept = Object.entries(getStoredChoices()).filter(([, other]) => isUnexpired(other, now));
  const stored = store.write(JSON.stringify({...Object.fromEntries(kept), [group]: choice}));
  setChoice(group, stored ? undefined : choice);
}

/** Calls the listener when a choice changes, on this page or in another window. */
export function onTabChoice(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent): void => {
    if (key === tabChoicesKey) listener();
  };
  const following = new AbortController();
  window.addEventListener(CHANGE, listener, following);
  window.addEventListener('storage', onStorage, following);
  return () => following.abort();
}
