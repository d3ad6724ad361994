import {colorModeKey} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** The reader's choice, as in `data-theme-choice`. */
export type ColorModeChoice = 'light' | 'dark' | 'system';

const getRoot = (): HTMLElement => document.documentElement;

const toChoice = (value: string | null | undefined): ColorModeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

const getDarkModeQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the current mode. Docusaurus's inline script sets it before the first paint. */
export function getColorModeChoice(): ColorModeChoice {
  return toChoice(getRoot().dataset.themeChoice);
}

/** Applies a mode to the page, without storing it. */
export function showColorMode(choice: ColorModeChoice): void {
  const dark = choice === 'system' ? getDarkModeQuery().matches : choice === 'dark';
  getRoot().dataset.theme = dark ? 'dark' : 'light';
  getRoot().dataset.themeChoice = choice;
}

/** Follows changes of the system's mode and of the mode in other windows. */
export function watchColorMode(): void {
  getDarkModeQuery().addEventListener('change', () => {
    if (getColorModeChoice() === 'system') showColorMode('system');
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === colorModeKey) showColorMode(toChoice(newValue));
  });
}
