import {colorModeKey, followsSystem} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';
import {colorModeLabel, darkMode, lightMode, systemMode} from 'docusaurus-theme-document-first/words';
import {getColorModeChoice, showColorMode, type ColorModeChoice} from './watchColorMode';

/** Docusaurus's storage entry: `light`, `dark`, or nothing to follow the system. */
const store = createStore('localStorage', colorModeKey);

/** Applies and stores a mode. React's provider listens for the storage event. */
function setColorMode(choice: ColorModeChoice): void {
  showColorMode(choice);
  const newValue = choice === 'system' ? null : choice;
  const stored = newValue === null ? (store.clear(), true) : store.write(newValue);
  if (stored)
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea: window.localStorage}));
}

const NEXT: Readonly<Record<ColorModeChoice, ColorModeChoice>> = {system: 'light', light: 'dark', dark: 'system'};

const NAMES: Readonly<Record<ColorModeChoice, string>> = {system: systemMode, light: lightMode, dark: darkMode};

/** Returns the next mode of the button, out of two or three: `themeConfig.colorMode.respectPrefersColorScheme`. */
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
 * Makes a button cycle through the colour modes: light and dark, and the system's if the site allows it. Does nothing
 * if it's attached already.
 *
 * @returns a function that stops updating its label
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
