/** What modules of a site without React may use: the document script and the page tools bundle it. */
export {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
export {onPage, tellPageTools} from './addressEvent';
export {announce, prepareAnnouncements} from './announce';
export {writeClipboard, writeClipboardLater} from './clipboard';
export {CONTENT_ANCHOR, findPageElement, MENU_ANCHOR} from './page';
export {findNext} from './findNext';
export {attachTabs} from '../theme/Tabs/attachTabs';
export {followHeadings} from '../theme/TOCItems/followHeadings';
export {focusHeading} from './scrolling/goToPlace';
export {createStore, type Store} from './storage';
export {keepTabChoice, onTabChoice, readAskedTab, readTabChoice} from './tabChoice';
