import type {SearchPage} from '../records/section';

/** Version of the two formats below; the worker refuses any other. */
export const FORMAT = 2;

/** Name of the only file of search whose address never changes. */
export const MANIFEST_FILE = 'manifest.json';

/** Names the index file of each version. */
export type Manifest = {readonly format: number; readonly versions: Readonly<Record<string, string>>};

/** The embedded index of one version: its pages, from which the worker makes the records and indexes them. */
export type IndexFile = {readonly format: number; readonly siteUrl: string; readonly pages: readonly SearchPage[]};
