import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import catalog from '@generated/catalogs/default/errors.json';
import {latestVersion} from '../../config/versions';

/** Errors and related messages of one version. */
type Errors = (typeof catalog)[string];

const NONE: Errors = {errors: [], messages: []};

/**
 * Returns the errors and messages of the open page's version, or the latest ones if that version has no page about
 * them.
 */
export function useErrors(): Errors {
  const {version} = useDocsVersion();
  return catalog[version] ?? catalog[latestVersion.docusaurusName] ?? NONE;
}
