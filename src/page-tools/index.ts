/**
 * The page tools: what a reader may want beside reading, without React. One script, loaded at the first sign of
 * interest (`src/document/preparePageTools.ts`). README.md says what belongs here.
 */
import {serveFeedback} from './feedback/serveFeedback';
import {servePageMenus} from './page-menu/servePageMenus';
import {listenForLines} from './code-lines/listenForLines';
import {dropAskedLanguage} from './dropAskedLanguage';

servePageMenus();
serveFeedback();
listenForLines();
dropAskedLanguage();
