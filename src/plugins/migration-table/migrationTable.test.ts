import {expect, it} from '@jest/globals';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {type Version, versions} from '../../config/versions';
import {collectCounterparts, createMigrationRows} from '.';

const hasV1 = versions.some(({id}) => id === 'v1');

(hasV1 ? it : it.skip)('lists what is different, a row for each older page', () => {
  const frontMatter = {latest_changes: 'They are called workspaces.'};
  const page = {route: '/v1/orgs/', title: 'Organisations', frontMatter};
  expect(
    createMigrationRows([
      {...page, counterpart: {route: '/workspaces/', title: 'Workspaces'}},
      {...page, counterpart: null},
    ]).map(({id, cells}) => [id, ...cells]),
  ).toEqual([
    ['orgs', '[Organisations](/v1/orgs/)', 'They are called workspaces. Now: [Workspaces](/workspaces/).'],
    ['orgs', '[Organisations](/v1/orgs/)', 'They are called workspaces.'],
  ]);
});

const doc = (path: string, latest?: string) => ({
  permalink: `/docs${path}`,
  frontMatter: {latest},
});

const collectNext = () =>
  collectCounterparts(
    {
      loadedVersions: [
        {versionName: 'v1', docs: [doc('/limits/')]},
        {versionName: 'current', docs: [doc('/v2/limits/'), doc('/v2/new/')]},
      ],
    } as unknown as LoadedContent,
    '/docs/',
    [
      {docusaurusName: 'v1', status: 'latest'},
      {docusaurusName: 'current', status: 'next'},
    ] as Version[],
  );

it('pairs the pages of an unreleased version by route', () => expect(collectNext()).toEqual({}));

const collect = (...older: ReturnType<typeof doc>[]) =>
  collectCounterparts(
    {
      loadedVersions: [
        {versionName: 'current', docs: [doc('/limits/'), doc('/workspaces/')]},
        {versionName: 'v1', docs: older},
      ],
    } as unknown as LoadedContent,
    '/docs/',
  );

(hasV1 ? it : it.skip)('tells the version menu the pairs that the route does not tell', () => {
  expect(collect(doc('/v1/limits/'), doc('/v1/orgs/', '/workspaces/'), doc('/v1/sql/', 'none'))).toEqual({
    '/docs/v1/orgs/': '/docs/workspaces/',
    '/docs/v1/sql/': '',
  });
});
