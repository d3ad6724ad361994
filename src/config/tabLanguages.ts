/** Name of the group of tabs that show one thing in several languages. */
export const LANGUAGE_GROUP = 'language';

/**
 * The languages of those tabs: the value of the tab, then other names that `?lang=` understands. In one string
 * each, because the script in the head of every page carries them (`src/client/tabs/showStoredTabs.ts`).
 */
export const tabLanguages: readonly string[] = [
  'nodejs node js javascript',
  'python py',
  'go golang',
  'bash sh shell curl',
];

/** Value of the tab for a language by any of its names; `undefined` for an unknown one. */
export function findTabLanguage(name: string): string | undefined {
  const names = tabLanguages.map((line) => line.split(' '));
  return names.find((line) => line.includes(name))?.[0];
}
