import {expect, it} from '@jest/globals';
import {listChanges} from '.';

it('lists what is different, a row for each older page', () => {
  const frontMatter = {v2_changes: 'They are called workspaces.'};
  const page = {route: '/v1/orgs/', title: 'Organisations', frontMatter};
  expect(
    listChanges([
      {...page, counterpart: {route: '/workspaces/', title: 'Workspaces'}},
      {...page, counterpart: null},
    ]).map(({id, cells}) => [id, ...cells]),
  ).toEqual([
    ['orgs', '[Organisations](/v1/orgs/)', 'They are called workspaces. Now: [Workspaces](/workspaces/).'],
    ['orgs', '[Organisations](/v1/orgs/)', 'They are called workspaces.'],
  ]);
});
