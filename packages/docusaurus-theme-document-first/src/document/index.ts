/**
 * The document script: what a reader of a plain page is promised, without React. It runs on every page, once the
 * HTML is there. README.md says what belongs here.
 */
import {showCurrentSidebarEntry, observeWideParts} from '../client/pageUpdate';
import {focusTitle} from '../client/scrolling/goToPlace';
import {revealAddressTarget} from '../client/scrolling/revealTarget';
import {toolsModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachCodeButtons} from '../theme/CodeBlock/attachCodeButtons';
import {trackSidebarPosition} from '../theme/DocSidebar/sidebarPosition';
import {attachTabs} from '../theme/Tabs/attachTabs';
import {listenForControls} from './controlModules';
import {storePreferredVersion} from './preferredVersion';
import {allowLoadingAhead} from './allowLoadingAhead';
import {canonicalizeAddress, reloadOnApplicationEntry, restorePosition} from './firstPage';
import {listenForPageTools} from './listenForPageTools';
import {listenForApplication} from './listenForApplication';
import {getPageScriptNames} from './startApplication';

const attachEach = <E extends Element>(selector: string, attach: (element: E) => unknown): void =>
  document.querySelectorAll<E>(selector).forEach((element) => void attach(element));

canonicalizeAddress();
allowLoadingAhead();
// Before tabs are shown by their attributes: the rules of the head would win over them.
document.documentElement.dataset.documentScript = '';
// Those of Docusaurus and of the site have no such panels.
attachEach('.tab-panels', ({parentElement: tabs}) => tabs && attachTabs(tabs));
attachEach('.code-block, .theme-code-block', attachCodeButtons);
trackSidebarPosition();
showCurrentSidebarEntry();
observeWideParts();
restorePosition();
focusTitle();
revealAddressTarget();
reloadOnApplicationEntry();
storePreferredVersion();
listenForControls();
// A page on a disk has no application.
if (getPageScriptNames() !== undefined) {
  listenForApplication();
  if (toolsModule) listenForPageTools();
}
