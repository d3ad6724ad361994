import {expect, it} from '@jest/globals';
import {latestVersion, versions} from '../../config/versions';
import {readCatalogs} from '.';

const errors = readCatalogs()['errors.json'];

it.each(Object.keys(errors))('links the errors of %s to pages in the same version', (name) => {
  const {prefix} = versions.find(({docusaurusName}) => docusaurusName === name) ?? latestVersion;
  for (const {to, limit} of errors[name]?.errors ?? []) {
    expect(to).toMatch(`${prefix}troubleshooting/#`);
    if (limit.startsWith('[')) expect(limit).toContain(`](${prefix}limits/#limit-`);
  }
});

it('contains the errors of the latest version', () => {
  expect(errors[latestVersion.docusaurusName]?.errors).not.toHaveLength(0);
});
