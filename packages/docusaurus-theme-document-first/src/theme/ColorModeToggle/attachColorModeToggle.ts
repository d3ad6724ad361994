import {chooseColorMode, readColorModeChoice, type ColorModeChoice} from '../../client/colorMode';
import {colorModeLabel, darkMode, lightMode, systemMode} from '../../words';

const NEXT: Readonly<Record<ColorModeChoice, ColorModeChoice>> = {system: 'light', light: 'dark', dark: 'system'};

const NAMES: Readonly<Record<ColorModeChoice, string>> = {system: systemMode, light: lightMode, dark: darkMode};

function label(button: HTMLElement): void {
  const mode = NAMES[readColorModeChoice()];
  button.title = mode;
  button.setAttribute('aria-label', colorModeLabel.replace('{mode}', mode));
}

/**
 * Makes a button go through the colour modes: system, light, dark. Does nothing for a button that does so already.
 *
 * @returns a function that stops following the mode
 */
export function attachColorModeToggle(button: HTMLElement): () => void {
  if (button.dataset.attached !== undefined) return () => undefined;
  button.dataset.attached = '';
  button.addEventListener('click', () => chooseColorMode(NEXT[readColorModeChoice()]));
  const observer = new MutationObserver(() => label(button));
  observer.observe(document.documentElement, {attributeFilter: ['data-theme-choice']});
  label(button);
  return () => observer.disconnect();
}
