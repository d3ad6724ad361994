import {createElement} from '../createElement';
import {closeKeys, keyClose, keyHelp, keyMove, keyOpen, keySearch, keysOr, keyTabs} from '../words';
import './keyboard-help.css';

const isMac = (): boolean => /Mac|iP/.test(navigator.platform);

/** What each key does; a plus sign is between keys of one row. */
const getKeys = (): readonly (readonly [keys: readonly string[], meaning: string])[] => [
  [[isMac() ? '⌘+K' : 'Ctrl+K', '/'], keySearch],
  [['↑+↓'], keyMove],
  [['←+→'], keyTabs],
  [['Enter'], keyOpen],
  [['Esc'], keyClose],
  [['?'], keyHelp],
];

const createKeyElements = (keys: string): Node[] => keys.split('+').map((key) => createElement('kbd', {}, key));

/**
 * Lists the keys of the site in the popover that the foot of each page opens. Does nothing for a list that is there.
 */
export function renderKeyboardHelp(): void {
  const help = document.getElementById('keyboard-help');
  if (!help || help.hasChildNodes()) return;
  const rows = getKeys().flatMap(([keys, meaning]) => [
    createElement(
      'dt',
      {},
      ...keys.flatMap((key, index) => [index > 0 ? ` ${keysOr} ` : '', ...createKeyElements(key)]),
    ),
    createElement('dd', {}, meaning),
  ]);
  const close = createElement('button', {type: 'button', className: 'small-button'}, closeKeys);
  close.popoverTargetElement = help;
  close.popoverTargetAction = 'hide';
  help.append(createElement('p', {}, help.ariaLabel ?? ''), createElement('dl', {}, ...rows), close);
}
