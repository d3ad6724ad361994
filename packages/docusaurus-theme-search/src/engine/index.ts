/** The embedded engine, without a browser and without a disk: `docusaurus-theme-search/engine`. */
export {type SearchAnswer, type SearchHit, type SearchRequest} from './answer';
export {createEngine, createWholeEngine, type SearchEngine} from './createEngine';
export {guessPages, type GuessablePage, type GuessContext} from './guessPages';
export type {ReadPart} from './parts';
export {readLanguage, type Language} from './language';
export {makeIndex} from './makeIndex';
export {
  indexFileOf,
  partFileOf,
  readIndexFile,
  type IndexFile,
  type IndexSite,
  type SearchPage,
  type Section,
  type WholeIndex,
} from './records';
