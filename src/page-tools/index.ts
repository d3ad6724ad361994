/**
 * The page tools: what a reader may want beside reading, without React. One script, loaded at the first sign of
 * interest (`docusaurus-theme-document-first`). README.md says what belongs here.
 */
import {offerReport} from './feedback/offerReport';
import {servePageMenus} from './page-menu/servePageMenus';
import {fillKeyboardHelp} from './keyboard-help/fillKeyboardHelp';
import {dropAskedLanguage} from './dropAskedLanguage';

servePageMenus();
offerReport();
fillKeyboardHelp();
dropAskedLanguage();
