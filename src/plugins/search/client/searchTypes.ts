/** The types of search that components use: they import nothing else of the plugin than its client folder. */
export type {SearchHit} from '../engine/types';
export type {SearchVersion} from '../records/section';
