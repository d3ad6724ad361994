import {colorModeKey} from './siteSettings';
import {createStore} from './storage';

/** The reader's choice of colours. */
export type ColorModeChoice = 'light' | 'dark' | 'system';

/** Where Docusaurus keeps the reader's choice: `light`, `dark`, or nothing to follow the system. */
const store = createStore('localStorage', colorModeKey);

const root = (): HTMLElement => document.documentElement;

const toChoice = (value: string | null | undefined): ColorModeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The choice that the page shows; Docusaurus's script in the head has put it there before the first paint. */
export function readColorModeChoice(): ColorModeChoice {
  return toChoice(root().dataset.themeChoice);
}

/** Shows a choice on the page. */
export function showColorMode(choice: ColorModeChoice): void {
  const dark = choice === 'system' ? darkSystem().matches : choice === 'dark';
  root().dataset.theme = dark ? 'dark' : 'light';
  root().dataset.themeChoice = choice;
}

/** Shows and keeps a choice, and tells React's provider of the mode, which listens to the storage. */
export function chooseColorMode(choice: ColorModeChoice): void {
  showColorMode(choice);
  const newValue = choice === 'system' ? null : choice;
  const stored = newValue === null ? (store.clear(), true) : store.write(newValue);
  if (stored)
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea: window.localStorage}));
}

/** Follows the system's mode, and choices in other windows, from now on. */
export function followColorMode(): void {
  darkSystem().addEventListener('change', () => {
    if (readColorModeChoice() === 'system') showColorMode('system');
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === colorModeKey) showColorMode(toChoice(newValue));
  });
}
