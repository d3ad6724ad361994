/** The embedded engine, without a browser and without a disk: `docusaurus-theme-search/engine`. */
export {groupHits, type PageHits, type SearchAnswer, type SearchHit, type SearchRequest} from './answer';
export {createEngine, type SearchEngine} from './createEngine';
export {guessPages, type GuessablePage, type GuessContext} from './guessPages';
export {readLanguage, type Language} from './language';
export {
  FORMAT,
  MANIFEST_FILE,
  readIndexFile,
  type IndexFile,
  type Manifest,
  type SearchPage,
  type Section,
} from './records';
