import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {format, resolveConfig} from 'prettier';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {versions} from '../../src/config/versions';
import {
  assertNoUncommittedChanges,
  runPrettier,
  serializeVersions,
  mergeRemovedPageRedirects,
  moveLinks,
  removeRowAnchors,
  VERSIONS_FILE,
} from './versionFiles';

describe('moveLinks', () => {
  const moved = new Map([
    ['/', '/v2/'],
    ['/limits/', '/v2/limits/'],
    ['/quickstart/new.html', '/v2/quickstart/new.html'],
  ]);

  it.each([
    ['a link', '[`a[0]`](/limits/) and [b](/)', '[`a[0]`](/v2/limits/) and [b](/v2/)'],
    ['a heading and a query', '[a](/limits/?x=1#memory)', '[a](/v2/limits/?x=1#memory)'],
    ['a definition', '[a]: /limits/\n[b]: /limits/#memory', '[a]: /v2/limits/\n[b]: /v2/limits/#memory'],
    [
      'a component',
      '<Card to="/limits/" /> <a href={\'/limits/\'}>',
      '<Card to="/v2/limits/" /> <a href={\'/v2/limits/\'}>',
    ],
    ['a cell of a table', 'rows={[["See [x](/limits/#a)."]]}', 'rows={[["See [x](/v2/limits/#a)."]]}'],
    ['a sidebar', '{"type": "link", "href": "/limits/#a"}', '{"type": "link", "href": "/v2/limits/#a"}'],
    ['a page with a file name as its address', '[a](/quickstart/new.html)', '[a](/v2/quickstart/new.html)'],
    ['text with brackets', '[see [x] and `]`](/limits/)', '[see [x] and `]`](/v2/limits/)'],
    ['a title', '[a](/limits/ "Limits")', '[a](/v2/limits/ "Limits")'],
    ['a picture as text', '[![a](/limits/)](/limits/)', '[![a](/limits/)](/v2/limits/)'],
    ['text after code', '```js\na\n```\n[a](/limits/)', '```js\na\n```\n[a](/v2/limits/)'],
  ])('changes %s', (_, source, expected) => expect(moveLinks(source, moved, true)).toBe(expected));

  it.each([
    '[a](/v1/limits/)',
    '[a](/limits/memory/)',
    '[a](../limits/index.mdx)',
    '[a](https://example.com/limits/)',
    'GET /limits/',
    '```html\n<a href="/limits/">\n```',
    '  ````md\n[a](/limits/)\n```\n[a](/limits/)\n  ````',
  ])('returns %j unchanged', (source) => expect(moveLinks(source, moved, true)).toBe(source));
});

describe('moveLinks to replacement pages', () => {
  const targets = new Map([
    ['/v1/', '/'],
    ['/v1/limits/', '/limits/'],
    ['/v1/sql/', null],
  ]);

  it.each([
    ['a link', 'See [limits](/v1/limits/).', 'See [limits](/limits/).'],
    ['a heading and a query', '[a](/v1/limits/?x=1#memory)', '[a](/limits/)'],
    ['the front page', '[docs](/v1/)', '[docs](/)'],
    ['a page without a counterpart', 'See the [SQL `service`](/v1/sql/#rows) of v1.', 'See the SQL `service` of v1.'],
    ['a component', '<Card to="/v1/limits/" /> <a href="/v1/sql/">x</a>', '<Card to="/limits/" /> <a href="/">x</a>'],
    ['two links', '[a](/v1/sql/) [b](/v1/limits/)', 'a [b](/limits/)'],
  ])('changes %s', (_, source, expected) => expect(moveLinks(source, targets, false)).toBe(expected));

  it.each([
    '[a](/limits/)',
    '[a](/v1/unknown/)',
    '![a](/v1/limits/)',
    '[a](../v1/limits/)',
    '[a](/v10/)',
    '/v1/limits/',
    '```html\n<a href="/v1/sql/">\n```',
  ])('returns %j unchanged', (source) => expect(moveLinks(source, targets, false)).toBe(source));
});

describe('assertNoUncommittedChanges', () => {
  it.each([' M docs/limits/index.mdx\n', '?? docs/new/\n M a.ts\n', 'R  a.ts -> b.ts\n'])('throws for %j', (status) => {
    expect(() => assertNoUncommittedChanges(status)).toThrow(status.split('\n')[0]?.slice(3));
  });

  it('accepts a project without changes', () => expect(() => assertNoUncommittedChanges('')).not.toThrow());
});

it('removeRowAnchors changes redirects to rows about removed pages', () => {
  const known = {
    '/old': '/migrate-from-v1/pages/#limits',
    '/old/start': '/migrate-from-v1/pages/#front-page',
    '/other': '/migrate-from-v1/pages/#pricing',
    '/else': '/a/#limits',
  };
  const prefix = versions.at(-1)?.prefix ?? '/';
  expect(removeRowAnchors(known, [`${prefix}limits/`, prefix])).toEqual({
    ...known,
    '/old': '/migrate-from-v1/pages/',
    '/old/start': '/migrate-from-v1/pages/',
  });
});

describe('mergeRemovedPageRedirects', () => {
  it('adds URLs without a trailing slash, and keeps known ones', () => {
    const added = new Map([
      ['/v3/', '/'],
      ['/v3/limits/', '/limits/'],
    ]);
    expect(mergeRemovedPageRedirects({'/old': '/new/'}, added)).toEqual({
      '/old': '/new/',
      '/v3': '/',
      '/v3/limits': '/limits/',
    });
  });

  it('removes URLs that are pages again', () => {
    const known = {'/v3': '/', '/v3/limits': '/limits/', '/v3/gone': '/limits/', '/v3/a.html': '/a.html'};
    const pages = new Set(['/v3/', '/v3/limits/', '/v3/a.html']);
    expect(mergeRemovedPageRedirects(known, new Map(), pages)).toEqual({'/v3/gone': '/limits/'});
  });
});

it('serializeVersions keeps the formatting', async () => {
  const source = readFileSync(VERSIONS_FILE, 'utf8');
  const written = serializeVersions(JSON.parse(source) as object);
  expect(await format(written, {...(await resolveConfig(VERSIONS_FILE)), filepath: VERSIONS_FILE})).toBe(source);
});

it('runPrettier formats the version list written by Docusaurus', () => {
  const file = join(createTemporaryFolder('millrace-versions-'), 'versions.json');
  writeFileSync(file, JSON.stringify(['v2', 'v1'], null, 2));
  runPrettier([file]);
  expect(readFileSync(file, 'utf8')).toBe('["v2", "v1"]\n');
});
