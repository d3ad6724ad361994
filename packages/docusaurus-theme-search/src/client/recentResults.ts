import {isOwnAddress} from './addresses';

/** A result that the reader has opened. */
export type RecentResult = {readonly url: string; readonly title: string; readonly pageTitle: string};

const MAX_RECENT = 7;

function isResult(value: unknown): value is RecentResult {
  const {url, title, pageTitle} = (value ?? {}) as Partial<Record<keyof RecentResult, unknown>>;
  // The storage of a browser can be edited.
  return typeof url === 'string' && isOwnAddress(url) && typeof title === 'string' && typeof pageTitle === 'string';
}

/** Reads what was opened lately in this browser; nothing where the storage is blocked or damaged. */
export function readRecent(storageKey: string): RecentResult[] {
  try {
    const {recent} = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as {readonly recent?: unknown};
    return Array.isArray(recent) ? recent.slice(0, MAX_RECENT).filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Puts a result first among those opened lately, or forgets all of them; a storage that is blocked or full keeps none. */
export function writeRecent(storageKey: string, result: RecentResult | null): void {
  const others = readRecent(storageKey).filter(({url}) => url !== result?.url);
  const recent = result ? [result, ...others].slice(0, MAX_RECENT) : [];
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({recent}));
  } catch {
    // The browser's own history has them.
  }
}
