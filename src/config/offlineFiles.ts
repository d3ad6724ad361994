import type {Version} from './versions';

/** Folder of the files for offline readers, below the build and the base path. */
export const OFFLINE_FOLDER = 'offline';

/** The files of one version for offline readers: `npm run offline` makes them after the build. */
type OfflineFiles = {
  /** Name without an ending; also the folder inside the archive. */
  readonly name: string;
  /** All pages, to be opened from the disk. */
  readonly archive: `${string}.zip`;
  /** All pages as one document. */
  readonly document: `${string}.pdf`;
};

/** Names of the files of a version, such as `millrace-docs-v2.zip`. */
export function offlineFilesOf({id}: Pick<Version, 'id'>): OfflineFiles {
  const name = `millrace-docs-${id}`;
  return {name, archive: `${name}.zip`, document: `${name}.pdf`};
}

/** Names of all files for offline readers; pages link to them below `/offline/`. */
export function listOfflineFiles(versions: readonly Pick<Version, 'id'>[]): string[] {
  return versions.map(offlineFilesOf).flatMap(({archive, document}) => [archive, document]);
}
