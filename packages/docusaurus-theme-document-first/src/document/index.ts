/**
 * The document script: what a reader of a plain page is promised, without React. It runs on every page, once the
 * HTML is there. README.md says what belongs here.
 */
import {showCurrentSidebarEntry, watchWideParts} from '../client/pageUpdate';
import {focusTitle} from '../client/scrolling/goToPlace';
import {followAddress} from '../client/scrolling/revealPlace';
import {toolsModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {attachCodeButtons} from '../theme/CodeBlock/attachCodeButtons';
import {keepSidebarPosition} from '../theme/DocSidebar/sidebarPosition';
import {attachTabs} from '../theme/Tabs/attachTabs';
import {prepareModules} from './controlModules';
import {keepPreferredVersion} from './preferredVersion';
import {allowLoadingAhead} from './allowLoadingAhead';
import {canonicaliseAddress, reloadOnForeignEntry, restorePosition} from './firstPage';
import {preparePageTools} from './preparePageTools';
import {prepareApplication} from './prepareScripts';
import {listPageScripts} from './startApplication';

const each = <E extends Element>(selector: string, attach: (element: E) => unknown): void =>
  document.querySelectorAll<E>(selector).forEach((element) => void attach(element));

canonicaliseAddress();
allowLoadingAhead();
// Before tabs are shown by their attributes: the rules of the head would win over them.
document.documentElement.dataset.documentScript = '';
// Those of Docusaurus and of the site have no such panels.
each('.tab-panels', ({parentElement: tabs}) => tabs && attachTabs(tabs));
each('.code-block, .theme-code-block', attachCodeButtons);
keepSidebarPosition();
showCurrentSidebarEntry();
watchWideParts();
restorePosition();
focusTitle();
followAddress();
reloadOnForeignEntry();
keepPreferredVersion();
prepareModules();
// A page on a disk has no application.
if (listPageScripts() !== undefined) {
  prepareApplication();
  if (toolsModule) preparePageTools();
}
