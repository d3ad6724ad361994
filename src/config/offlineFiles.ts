import type {Version} from './versions';

/** Folder of the offline archives, below the build folder and the base path. */
export const OFFLINE_FOLDER = 'offline';

/** The archive with all pages of a version. `npm run offline` creates it after the build. */
type OfflineArchive = {
  /** Folder inside the archive. */
  readonly folder: string;
  readonly file: `${string}.zip`;
};

/** Returns the folder and file name of a version's archive, such as `millrace-docs-v2.zip`. */
export function getOfflineArchive({id}: Pick<Version, 'id'>): OfflineArchive {
  const folder = `millrace-docs-${id}`;
  return {folder, file: `${folder}.zip`};
}
