import {colorModeKey, followsSystem} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {colorModeLabel, darkMode, lightMode, systemMode} from 'docusaurus-theme-document-first/words';

/** The reader's choice of colours. */
type ColorModeChoice = 'light' | 'dark' | 'system';

/** Where Docusaurus keeps the reader's choice: `light`, `dark`, or nothing to follow the system. */
const store = createStore('localStorage', colorModeKey);

const root = (): HTMLElement => document.documentElement;

const toChoice = (value: string | null | undefined): ColorModeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The choice that the page shows; Docusaurus's script in the head has put it there before the first paint. */
function readColorModeChoice(): ColorModeChoice {
  return toChoice(root().dataset.themeChoice);
}

/** Shows a choice on the page. */
function showColorMode(choice: ColorModeChoice): void {
  const dark = choice === 'system' ? darkSystem().matches : choice === 'dark';
  root().dataset.theme = dark ? 'dark' : 'light';
  root().dataset.themeChoice = choice;
}

/** Shows and keeps a choice, and tells React's provider of the mode, which listens to the storage. */
function chooseColorMode(choice: ColorModeChoice): void {
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

const NEXT: Readonly<Record<ColorModeChoice, ColorModeChoice>> = {system: 'light', light: 'dark', dark: 'system'};

const NAMES: Readonly<Record<ColorModeChoice, string>> = {system: systemMode, light: lightMode, dark: darkMode};

/** The next mode of the button: `themeConfig.colorMode.respectPrefersColorScheme` decides whether there are two or three. */
function nextOf(choice: ColorModeChoice): ColorModeChoice {
  if (followsSystem) return NEXT[choice];
  return choice === 'dark' ? 'light' : 'dark';
}

function label(button: HTMLElement): void {
  const mode = NAMES[readColorModeChoice()];
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
  button.addEventListener('click', () => chooseColorMode(nextOf(readColorModeChoice())));
  const observer = new MutationObserver(() => label(button));
  observer.observe(document.documentElement, {attributeFilter: ['data-theme-choice']});
  label(button);
  return () => observer.disconnect();
}
