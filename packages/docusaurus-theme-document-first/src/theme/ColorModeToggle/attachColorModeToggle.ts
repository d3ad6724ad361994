import {colorModeKey, followsSystem} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {colorModeLabel, darkMode, lightMode, systemMode} from 'docusaurus-theme-document-first/words';

/** The reader's choice of colours. */
type ColorModeChoice = 'light' | 'dark' | 'system';

/** Where Docusaurus stores the reader's choice: `light`, `dark`, or nothing to follow the system. */
const store = createStore('localStorage', colorModeKey);

const getRoot = (): HTMLElement => document.documentElement;

const toChoice = (value: string | null | undefined): ColorModeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

const getDarkModeQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The choice that the page shows; Docusaurus's script in the head has put it there before the first paint. */
function getColorModeChoice(): ColorModeChoice {
  return toChoice(getRoot().dataset.themeChoice);
}

/** Shows a choice on the page. */
function showColorMode(choice: ColorModeChoice): void {
  const dark = choice === 'system' ? getDarkModeQuery().matches : choice === 'dark';
  getRoot().dataset.theme = dark ? 'dark' : 'light';
  getRoot().dataset.themeChoice = choice;
}

/** Shows and stores a choice. React's provider listens to the storage and follows. */
function setColorMode(choice: ColorModeChoice): void {
  showColorMode(choice);
  const newValue = choice === 'system' ? null : choice;
  const stored = newValue === null ? (store.clear(), true) : store.write(newValue);
  if (stored)
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea: window.localStorage}));
}

/** Follows the system's mode, and choices in other windows, from now on. */
export function watchColorMode(): void {
  getDarkModeQuery().addEventListener('change', () => {
    if (getColorModeChoice() === 'system') showColorMode('system');
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === colorModeKey) showColorMode(toChoice(newValue));
  });
}

const NEXT: Readonly<Record<ColorModeChoice, ColorModeChoice>> = {system: 'light', light: 'dark', dark: 'system'};

const NAMES: Readonly<Record<ColorModeChoice, string>> = {system: systemMode, light: lightMode, dark: darkMode};

/** The next mode of the button: `themeConfig.colorMode.respectPrefersColorScheme` decides whether there are two or three. */
function getNextChoice(choice: ColorModeChoice): ColorModeChoice {
  if (followsSystem) return NEXT[choice];
  return choice === 'dark' ? 'light' : 'dark';
}

function updateLabel(button: HTMLElement): void {
  const mode = NAMES[getColorModeChoice()];
  button.title = mode;
  button.setAttribute('aria-label', colorModeLabel.replace('{mode}', mode));
}

/**
 * Makes a button go through the colour modes: system, light, dark, or light and dark alone. Does nothing for a button that does so already.
 *
 * @returns a function that stops following the mode
 */
export function attachColorModeToggle(button: HTMLElement): () => void {
  if (button.dataset.attached !== undefined) return () => undefined;
  button.dataset.attached = '';
  button.addEventListener('click', () => setColorMode(getNextChoice(getColorModeChoice())));
  const observer = new MutationObserver(() => updateLabel(button));
  observer.observe(document.documentElement, {attributeFilter: ['data-theme-choice']});
  updateLabel(button);
  return () => observer.disconnect();
}
