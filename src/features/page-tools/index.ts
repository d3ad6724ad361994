/**
 * Page tools: features that readers might use on a page, without React. They're a single script, loaded when the reader
 * first interacts with one (`docusaurus-theme-document-first`). See README.md for what belongs here.
 */
import {attachReportLink} from './feedback/attachReportLink';
import {attachPageMenus} from './page-menu/attachPageMenus';
import {renderKeyboardHelp} from './keyboard-help/renderKeyboardHelp';
import {removeLanguageFromAddress} from './removeLanguageFromAddress';

attachPageMenus();
attachReportLink();
renderKeyboardHelp();
removeLanguageFromAddress();
