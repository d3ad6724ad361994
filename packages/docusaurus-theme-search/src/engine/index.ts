/** API of the embedded engine, which needs neither a browser nor a disk: `docusaurus-theme-search/engine`. */
export {type SearchResponse, type SearchHit, type SearchRequest} from './response';
export {createEngine, createFullEngine, type SearchEngine} from './createEngine';
export {findSimilarPages, type GuessablePage, type GuessContext} from './findSimilarPages';
export type {ReadPart} from './parts';
export {getLanguage, type Language} from './language';
export {createIndex} from './createIndex';
export {
  getIndexFileName,
  getPartFileName,
  readIndexFile,
  type IndexFile,
  type IndexSite,
  type SearchPage,
  type Section,
  type FullIndex,
} from './records';
