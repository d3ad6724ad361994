import type {DocsVersion} from '../../facts/lookupFact';

const V1_FOLDER = 'versioned_docs/version-v1/';

/** The version of the documentation a source file belongs to. */
export function docsVersionOf(filePath: string): DocsVersion {
  return filePath.replaceAll('\\', '/').includes(V1_FOLDER) ? 'v1' : 'v2';
}
