/**
 * The page tools: what a reader may want beside reading, without React. One script, loaded at the first sign of
 * interest (`docusaurus-theme-document-first`). README.md says what belongs here.
 */
import {attachReportLink} from './feedback/attachReportLink';
import {attachPageMenus} from './page-menu/attachPageMenus';
import {renderKeyboardHelp} from './keyboard-help/renderKeyboardHelp';
import {removeLanguageFromAddress} from './removeLanguageFromAddress';

attachPageMenus();
attachReportLink();
renderKeyboardHelp();
removeLanguageFromAddress();
