import type {Version} from './versions';

/** Folder of the archives for offline readers, below the build and the base path. */
export const OFFLINE_FOLDER = 'offline';

/** The archive with all pages of a version, to be opened from the disk: `npm run offline` makes it after the build. */
type OfflineArchive = {
  /** Folder inside the archive. */
  readonly folder: string;
  readonly file: `${string}.zip`;
};

/** The archive of a version, such as `millrace-docs-v2.zip`. */
export function getOfflineArchive({id}: Pick<Version, 'id'>): OfflineArchive {
  const folder = `millrace-docs-${id}`;
  return {folder, file: `${folder}.zip`};
}
