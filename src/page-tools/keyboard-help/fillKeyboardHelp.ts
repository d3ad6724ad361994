import {createElement} from '../createElement';
import './keyboard-help.css';

const isMac = (): boolean => /Mac|iP/.test(navigator.platform);

/** What each key does, in the order in which a reader meets it; keys that are pressed together are joined by a plus sign. */
const listKeys = (): readonly (readonly [keys: readonly string[], meaning: string])[] => [
  [[isMac() ? '⌘+K' : 'Ctrl+K', '/'], 'Search'],
  [['↑', '↓', 'Enter'], 'Choose a result, an entry of a menu or a line of code'],
  [['←', '→'], 'Choose a tab'],
  [['←'], 'From a code block to its line numbers'],
  [['Shift+Enter'], 'Link to several lines of code'],
  [['Esc'], 'Close what is open'],
  [['?'], 'Show these keys'],
];

const spell = (keys: string): Node[] => keys.split('+').map((key) => createElement('kbd', {}, key));

/** Lists the keys of the site in the popover that the foot of each page opens. Does nothing for a list that is there. */
export function fillKeyboardHelp(): void {
  const help = document.getElementById('keyboard-help');
  if (!help || help.hasChildNodes()) return;
  const rows = listKeys().flatMap(([keys, meaning]) => [
    createElement('dt', {}, ...keys.flatMap((key, index) => [index > 0 ? ' ' : '', ...spell(key)])),
    createElement('dd', {}, meaning),
  ]);
  const close = createElement('button', {type: 'button', className: 'small-button'}, 'Close');
  close.popoverTargetElement = help;
  close.popoverTargetAction = 'hide';
  help.append(createElement('p', {}, 'Keyboard shortcuts'), createElement('dl', {}, ...rows), close);
}
