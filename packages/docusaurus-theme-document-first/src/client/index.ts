/** What modules of a site without React may use: the document script and the page tools bundle it. */
export {onAddress, tellPageTools} from './addresses/addressEvent';
export {announce, prepareAnnouncements} from './announce';
export {writeClipboard, writeClipboardLater} from './clipboard';
export {moveBy} from './moveBy';
export {onPage} from './onPage';
export {scrollBehavior} from './motion';
export {CONTENT_ANCHOR, findPageElement, MENU_ANCHOR} from './pageElement';
export {attachTabs} from '../theme/Tabs/attachTabs';
export {followHeadings} from '../theme/TOCItems/followHeadings';
export {focusHeading} from './scrolling/focusHeading';
export {scrollUntilStable} from './scrolling/scrollUntilStable';
export {createStore, type Store} from './storage';
export {keepTabChoice, onTabChoice, readTabChoice, showTabForVisit} from './tabs/tabChoice';
export {throttle} from './throttle';
