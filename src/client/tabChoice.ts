import {timings} from '../timings';
import {createStore} from './storage';

/** Where the choices of all tab groups are kept. */
export const TAB_CHOICES_KEY = 'millrace.tab-choices';

/** A chosen tab, when it was chosen, and for how many milliseconds it is kept. */
export type TabChoice = {readonly value: string; readonly at: number; readonly keepFor: number};

type Choices = Readonly<Record<string, TabChoice>>;

const store = createStore('localStorage', TAB_CHOICES_KEY);
const listeners = new Set<() => void>();

/** Choices of this visit that the storage did not take. */
let unstored: Choices = {};

function isChoice(given: unknown): given is TabChoice {
  if (typeof given !== 'object' || given === null) return false;
  const {value, at, keepFor} = given as Partial<Record<keyof TabChoice, unknown>>;
  return typeof value === 'string' && typeof at === 'number' && typeof keepFor === 'number';
}

function parse(text: string | null): Choices {
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof given === 'object' && given !== null ? given : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, TabChoice] => isChoice(entry[1])));
  } catch {
    return {};
  }
}

/** Whether a choice still counts. One from the future does not: the clock was put back, and nobody knows its age. */
export function isKept({at, keepFor}: TabChoice, now: number): boolean {
  return at <= now && now - at < keepFor;
}

/** The kept choice of a group, or `null`. */
export function readTabChoice(group: string): string | null {
  const choice = {...parse(store.read()), ...unstored}[group];
  return choice && isKept(choice, Date.now()) ? choice.value : null;
}

/** Keeps the choice of a group, and tells all tabs of the page. */
export function keepTabChoice(group: string, value: string, keepFor: number = timings.tabChoice): void {
  const now = Date.now();
  const choice = {value, at: now, keepFor};
  const kept = Object.entries(parse(store.read())).filter(([, other]) => isKept(other, now));
  const {[group]: _, ...others} = unstored;
  const stored = store.write(JSON.stringify({...Object.fromEntries(kept), [group]: choice}));
  unstored = stored ? others : {...others, [group]: choice};
  listeners.forEach((listener) => listener());
}

/** Calls the listener when a choice changes, on this page or in another window. */
export function onTabChoice(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent): void => {
    if (key === TAB_CHOICES_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
