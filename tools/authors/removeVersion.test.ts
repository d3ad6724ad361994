import {describe, expect, it} from '@jest/globals';
import type {Version} from '../../src/config/versions';
import {
  findRemovableVersion,
  removeVersionEntries,
  removeYamlEntries,
  removeFileLinks,
  removeYamlVersion,
} from './removeVersion';

describe('findRemovableVersion', () => {
  const createVersion = (id: string, status: Version['status']) => ({id, status}) as Version;
  const all = [createVersion('v3', 'latest'), createVersion('v4', 'next'), createVersion('v1', 'older')];

  it('finds an older version', () => expect(findRemovableVersion('v1', all)).toBe(all[2]));

  it.each([
    ['v3', all, 'got "v3"; allowed: an older version (v1)'],
    ['v4', all, 'got "v4"; allowed: an older version (v1)'],
    ['', all, 'npm run new -- version --remove v1'],
    ['v1', all.slice(0, 1), 'allowed: nothing, because there is no older version'],
  ])('rejects %j', (id, versions, message) => expect(() => findRemovableVersion(id, versions)).toThrow(message));
});

describe('removeFileLinks', () => {
  const LINK = '[index](pathname://%hosts.docsBase%v1.5/llms.txt)';
  const OTHER = '[x](pathname://%hosts.docsBase%v155/llms.txt)';

  it.each([
    ['a row of a table', `| a | b |\n| ${LINK} | Index |\n| ${OTHER} | c |\n`, `| a | b |\n| ${OTHER} | c |\n`],
    ['a sentence', `See the ${LINK} of all pages.`, 'See the index of all pages.'],
    ['a later cell', `| Index | ${LINK} |\n`, '| Index | index |\n'],
  ])('removes those in %s', (_, source, expected) => {
    expect(removeFileLinks(source, {prefix: '/v1.5/'})).toBe(expected);
  });
});

describe('removeYamlVersion', () => {
  it('removes the version, or the key if it was the only one', () => {
    const source = 'a: &a {x: 1}\n\n# Versions.\nversions:\n  v1:\n    # Note.\n    a: {<<: *a, x: 2}\n';
    expect(removeYamlVersion(source, 'v1')).toBe('a: &a {x: 1}\n\n# Versions.\n');
    expect(removeYamlVersion(`${source}b: 1\n`, 'v1')).toBe('a: &a {x: 1}\n\n# Versions.\n\nb: 1\n');
  });

  it.each([
    ['first', 'v1', 'versions:\n  v2:\n    a: 1\n'],
    ['last', 'v2', 'versions:\n  v1:\n    a: 2 # why\n'],
  ])('keeps other versions next to the %s', (_, id, expected) => {
    const source = 'versions:\n  v1:\n    a: 2 # why\n  v2:\n    a: 1\n';
    expect(removeYamlVersion(source, id)).toBe(expected);
  });

  it.each(['a: 1\n', 'versions:\n  v2: {a: 1}\n', ''])('returns %j unchanged', (source) => {
    expect(removeYamlVersion(source, 'v1')).toBe(source);
  });
});

it("removeYamlEntries removes the version's own entries", () => {
  const source = 'durations:\n  limits.a: x|y\n  limits.ab: z # why\n\nnouns:\n  limits.c: limits.a: b\n';
  expect(removeYamlEntries(source, ['limits.a', 'limits.b'])).toBe(source.replace('  limits.a: x|y\n', ''));
});

describe('removeVersionEntries', () => {
  const version = {id: 'v1', prefix: '/v1/', folder: 'versioned_docs/version-v1'} as const;
  const OTHER = '{"page": "versioned_docs/version-v10/index.mdx"}';

  it.each([
    [
      'pages',
      '{\n  "/v1/": [1],\n  "/limits/": [\n    2\n  ],\n  "/v10/": [3]\n}\n',
      '{\n  "/limits/": [\n    2\n  ],\n  "/v10/": [3]\n}\n',
    ],
    ['the last page', '{"/limits/": [],\n "/v1/limits/": []}', '{"/limits/": []}'],
    ['all pages', '{\n  "/v1/": []\n}\n', '{\n  \n}\n'],
    [
      'searches',
      '[{"query": "a"},\n\n {"query": "b", "version": "v1"},\n {"query": "c"}]',
      '[{"query": "a"},\n {"query": "c"}]',
    ],
    [
      'steps',
      '# Why.\n- a: 1\n  steps:\n    - b: {version: v1}\n- a: 2\n  steps:\n    - b: {version: v10}\n- a: 3\n  steps: [c: {version: v1}]\n',
      '# Why.\n- a: 2\n  steps:\n    - b: {version: v10}\n',
    ],
    ['promises', `[{"page": "versioned_docs/version-v1/index.mdx"}, ${OTHER}]`, `[${OTHER}]`],
    ['results', `{"1": {"page": "versioned_docs/version-v1/index.mdx"}, "2": ${OTHER}}`, `{"2": ${OTHER}}`],
    ['nothing from an empty list', '[]', '[]'],
  ])('omits %s of the version', (_, source, expected) => expect(removeVersionEntries(source, version)).toBe(expected));
});
