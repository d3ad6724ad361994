/**
 * The document script: makes a page work without React. It runs on every page after the HTML is parsed. README.md lists
 * what belongs here.
 */
import {showCurrentSidebarEntry, observeWideParts} from '../client/pageUpdate';
import {focusTitle} from '../client/scrolling/goToPlace';
import {revealAddressTarget} from '../client/scrolling/revealTarget';
import {toolsModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachCodeButtons} from '../theme/CodeBlock/attachCodeButtons';
import {watchColorMode} from '../theme/ColorModeToggle/watchColorMode';
import {trackSidebarPosition} from '../theme/DocSidebar/sidebarPosition';
import {attachTabs} from '../theme/Tabs/attachTabs';
import {listenForControls} from './controlModules';
import {storePreferredVersion} from './preferredVersion';
import {enablePrefetch} from './enablePrefetch';
import {canonicalizeAddress, reloadOnHistoryNavigation, restorePosition} from './firstPage';
import {listenForPageTools} from './listenForPageTools';
import {listenForApplication} from './listenForApplication';
import {getPageScriptNames} from './startApplication';

const attachEach = <E extends Element>(selector: string, attach: (element: E) => unknown): void =>
  document.querySelectorAll<E>(selector).forEach((element) => void attach(element));

canonicalizeAddress();
enablePrefetch();
// Disables the rules of `applyStoredChoices`, which would override the tabs' attributes, so set this first.
document.documentElement.dataset.documentScript = '';
// Excludes Docusaurus's own tabs, which don't have this class.
attachEach('.tab-panels', ({parentElement: tabs}) => tabs && attachTabs(tabs));
attachEach('.code-block, .theme-code-block', attachCodeButtons);
watchColorMode();
trackSidebarPosition();
showCurrentSidebarEntry();
observeWideParts();
restorePosition();
focusTitle();
revealAddressTarget();
reloadOnHistoryNavigation();
storePreferredVersion();
listenForControls();
// Not defined if the page was saved to a disk, where the application can't run.
if (getPageScriptNames() !== undefined) {
  listenForApplication();
  if (toolsModule) listenForPageTools();
}
