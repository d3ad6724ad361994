import {createElement} from '../createElement';
import './keyboard-help.css';

const isMac = (): boolean => /Mac|iP/.test(navigator.platform);

/** What each key does; a plus sign is between keys of one row. */
const listKeys = (): readonly (readonly [keys: readonly string[], meaning: string])[] => [
  [[isMac() ? '⌘+K' : 'Ctrl+K', '/'], 'Search'],
  [['↑+↓'], 'Move through results, menus and line numbers'],
  [['←+→'], 'Move through tabs; left leads from code to its line numbers'],
  [['Enter'], 'Open a result, or link to a line'],
  [['Shift+Enter'], 'Link to all lines up to this one'],
  [['Esc'], 'Close what is open'],
  [['?'], 'Show these keys'],
];

const spell = (keys: string): Node[] => keys.split('+').map((key) => createElement('kbd', {}, key));

/** Lists the keys of the site in the popover that the foot of each page opens. Does nothing for a list that is there. */
export function fillKeyboardHelp(): void {
  const help = document.getElementById('keyboard-help');
  if (!help || help.hasChildNodes()) return;
  const rows = listKeys().flatMap(([keys, meaning]) => [
    createElement('dt', {}, ...keys.flatMap((key, index) => [index > 0 ? ' or ' : '', ...spell(key)])),
    createElement('dd', {}, meaning),
  ]);
  const close = createElement('button', {type: 'button', className: 'small-button'}, 'Close');
  close.popoverTargetElement = help;
  close.popoverTargetAction = 'hide';
  help.append(createElement('p', {}, 'Keyboard shortcuts'), createElement('dl', {}, ...rows), close);
}
