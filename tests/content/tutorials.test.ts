import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../docs/components/quickstart/nodejs');

interface Release {
  readonly key: string;
  readonly version: string;
}

/** The components of a tutorial in the order a reader publishes them. */
function listReleases(page: string): Release[] {
  const text = readFileSync(join(FOLDER, page, 'index.mdx'), 'utf8');
  return [...text.matchAll(/key: "([^"]+)",\s+version: "([^"]+)"/g)].map(([, key = '', version = '']) => ({
    key,
    version,
  }));
}

function groupByKey(releases: readonly Release[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const {key, version} of releases) groups[key] = [...(groups[key] ?? []), version];
  return groups;
}

test('the action tutorial keeps one key and raises the version at each publish', () => {
  expect(groupByKey(listReleases('actions'))).toEqual({action_demo: ['0.0.1', '0.0.2', '0.0.3', '0.0.4']});
});

test('each source of the tutorial raises its version at each step', () => {
  expect(groupByKey(listReleases('sources'))).toEqual({
    source_demo: ['0.0.1', '0.0.2', '0.0.3', '0.0.4'],
    rss_demo: ['0.0.1', '0.0.2', '0.0.3', '0.0.4'],
    github_demo: ['0.0.1', '0.0.2', '0.0.3'],
  });
});
