/** API for site modules without React, which the document script and the page tools bundle. */
export {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';
export {onPage} from './addressEvent';
export {announce} from './announce';
export {writeClipboardLater} from './clipboard';
export {CONTENT_ANCHOR, MENU_ANCHOR} from './page';
export {findNext} from './findNext';
export {onIdle} from './onIdle';
export {isSavingData} from './page-load/isConstrained';
export {createStore, type Store} from './storage';
export {onTabChoice, getRequestedTab, getTabChoice} from './tabChoice';
