/** Name of the group of tabs that show one thing in several languages. */
export const LANGUAGE_GROUP = 'language';

/** Query parameter of an address that shows them in one language: `?lang=python`. */
export const LANGUAGE_PARAMETER = 'lang';

/** The languages of those tabs: the value of the tab, and other names that the parameter understands. */
export const tabLanguages: Readonly<Record<string, readonly string[]>> = {
  nodejs: ['node', 'js', 'javascript'],
  python: ['py'],
  go: ['golang'],
  bash: ['sh', 'shell', 'curl'],
};

/** Value of the tab for a language by any of its names; `undefined` for an unknown one. */
export function findTabLanguage(name: string): string | undefined {
  return Object.keys(tabLanguages).find((value) => value === name || tabLanguages[value]?.includes(name));
}
