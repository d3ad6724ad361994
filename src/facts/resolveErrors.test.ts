import {expect, it} from '@jest/globals';
import {type PlatformError, platformErrors} from './errors';
import {limitRules} from './limitRules';
import {resolveErrors} from './resolveErrors';
import {getVersionRoot, versionIds} from './versions';

const error = {...Object.values(platformErrors)[0], limit: 'memory'} as PlatformError;
const {memory, disk} = limitRules.latest;
const version = versionIds.at(-1) ?? '';

it('includes the entry of each error', () => {
  expect(resolveErrors({timeout: error})[0]?.to).toBe('/troubleshooting/#timeout');
});

it.each([
  ['of the version, if it has the limit', {memory}, `(${getVersionRoot(version)}limits/#limit-memory)`],
  ['of the latest, for a limit that came later', {disk}, '(/limits/#limit-memory)'],
])('links to the table row of %s', (_, rows, address) => {
  // If the project only has one version, this is the latest.
  if (version === versionIds[0]) return;
  const rules = {...limitRules, versions: {[version]: rows}} as typeof limitRules;
  expect(resolveErrors({timeout: error}, {version, rules})[0]?.limit).toContain(address);
});
