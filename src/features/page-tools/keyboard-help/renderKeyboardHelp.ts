import {isApple} from 'docusaurus-plugin-built-site/keys';
import {createElement} from '../createElement';
import {closeKeysText, keyClose, keyHelp, keyMove, keyOpen, keySearch, keysOr, keyTabs} from '../words';
import './keyboard-help.css';

/** Returns the keys and their actions. A plus sign separates the keys in a row. */
const getKeys = (): readonly (readonly [keys: readonly string[], meaning: string])[] => [
  [[isApple() ? '⌘+K' : 'Ctrl+K', '/'], keySearch],
  [['↑+↓'], keyMove],
  [['←+→'], keyTabs],
  [['Enter'], keyOpen],
  [['Esc'], keyClose],
  [['?'], keyHelp],
];

const createKeyElements = (keys: string): Node[] => keys.split('+').map((key) => createElement('kbd', {}, key));

/**
 * Renders the list of shortcuts into the popover that's opened from the footer. Does nothing if it's already rendered.
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
  const close = createElement('button', {type: 'button', className: 'small-button'}, closeKeysText);
  close.popoverTargetElement = help;
  close.popoverTargetAction = 'hide';
  help.append(createElement('p', {}, help.ariaLabel ?? ''), createElement('dl', {}, ...rows), close);
}
