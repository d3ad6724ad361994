import {expect, it} from '@jest/globals';
import {getFileVersion} from '../../../src/config/versions';
import {hasV1} from '../../../tests/v1';
import {parsePage} from '../../prose/readBlocks';
import {findOtherVersionLinks} from './findNameProblems';
import {findWrongStatusLines} from './nameUsage';

const LATEST = 'docs/a/index.mdx';
const OLDER = 'versioned_docs/version-v1/a/index.mdx';

function find(source: string, page: string): string[] {
  const version = getFileVersion(page);
  return version ? findOtherVersionLinks(source, parsePage(source), version).map(({message}) => message) : [];
}

(hasV1 ? it : it.skip).each([
  [LATEST, 'See the [settings](/v1/workflows/settings/).', 'leads to v1', 'docs/workflows/settings/index.mdx'],
  [LATEST, '| A | B |\n| - | - |\n| [x](/v1/limits/?a=b) | y |', 'leads to v1', 'docs/limits/index.mdx'],
  [OLDER, 'See [Limits](/limits/).', 'leads to v2', 'versioned_docs/version-v1/limits/index.mdx'],
])('warns about a link from %s to another version: %s', (page, source, version, allowed) => {
  expect(find(source, page)).toEqual([expect.stringContaining(version)]);
  expect(find(source, page)[0]).toContain(allowed);
});

(hasV1 ? it : it.skip).each([
  [LATEST, 'In v1, see the [settings](/v1/workflows/settings/).'],
  [
    LATEST,
    'See the [SQL service](/v1/destinations/sql/), [settings](/workflows/settings/) and [feeds](/feeds/all.xml).',
  ],
  [OLDER, 'See [Limits](/v1/limits/) and [agents](/agents/).'],
  [OLDER, 'You can [limit the policy](/destinations/s3/#allow-millrace-to-write).'],
])('accepts a link from %s: %s', (page, source) => {
  expect(find(source, page)).toEqual([]);
});

it.each([
  ['It is refused with `412 Payload Too Large`.', 'did you mean "413 Payload Too Large" or "412 Precondition Failed"?'],
  ['```http\nHTTP/1.1 201 OK\n```', 'did you mean "200 OK" or "201 Created"?'],
  ['| 430 Too Many Requests |', 'did you mean "429 Too Many Requests"?'],
])('finds a status with other words: %j', (source, hint) => {
  expect(findWrongStatusLines(source)).toEqual([
    expect.objectContaining({message: expect.stringContaining(hint) as unknown}),
  ]);
});

it.each(['`413 Payload Too Large`', '413 Content Too Large', 'a 404 Gone-style page', 'v1.200 Created', '1,302 Found'])(
  'accepts %j',
  (source) => {
    expect(findWrongStatusLines(source)).toEqual([]);
  },
);
