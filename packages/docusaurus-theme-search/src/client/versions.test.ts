import {expect, it} from '@jest/globals';
import {findVersionByPath} from './settings';
import {getVersionsForPath, getVersionChoices, getOfferedVersions, getVersionSuffix} from './versions';

const VERSIONS = [
  {key: 'latest', label: 'Three', path: '/site/docs'},
  {key: 'latest', label: 'community Next', path: '/site/community'},
  {key: 'current', label: 'Next', path: '/site/docs/next'},
  {key: '1', label: 'One', path: '/site/docs/1'},
].map((version) => ({...version, tag: '', instance: 'default'}));

it.each([
  ['/site/docs/a/', 'Three'],
  ['/site/docs', 'Three'],
  ['/site/docs/next/a', 'Next'],
  ['/site/docs/1/', 'One'],
  ['/site/docs/10/', 'Three'],
  ['/site/community/rules', 'community Next'],
  ['/site/blog/', undefined],
])('returns for %s the version %s', (pathname, label) =>
  expect(findVersionByPath(VERSIONS, pathname)?.label).toBe(label),
);

it("starts with the page's version or the latest one, and offers an older one", () => {
  const older = VERSIONS[3];
  const find = (startVersion: 'page' | 'latest', pathname: string): ReturnType<typeof getVersionsForPath> =>
    getVersionsForPath({versions: VERSIONS, startVersion}, pathname);
  expect(find('page', '/site/docs/1/a')).toEqual({start: '1', older});
  expect(find('latest', '/site/docs/1/a')).toEqual({start: 'latest', older});
  expect(find('page', '/site/community/')).toEqual({start: 'latest', older: null});
  expect(find('page', '/site/blog/')).toEqual({start: 'latest', older: null});
});

it.each([
  ['only the latest version', {older: null, version: 'latest', query: 'data stores'}, ['Three']],
  ["the page's version", {older: VERSIONS[3] ?? null, version: 'latest', query: ''}, ['Three', 'One']],
  ['the chosen version', {older: null, version: '1', query: ''}, ['Three', 'One']],
  ['a version that the query also mentions', {older: null, version: 'latest', query: 'stores  one'}, ['Three', 'One']],
  ['no version for a part of a word', {older: null, version: 'latest', query: 'stores alone'}, ['Three']],
])('offers: %s', (_, wish, labels) => {
  expect(getOfferedVersions({versions: VERSIONS}, wish).map(({label}) => label)).toEqual(labels);
});

it('lists each version once, and only names older ones next to results', () => {
  expect(getVersionChoices({versions: VERSIONS}).map(({label}) => label)).toEqual(['Three', 'Next', 'One']);
  expect(getVersionSuffix({versions: VERSIONS}, '1')).toBe(' (One)');
  expect(getVersionSuffix({versions: VERSIONS}, 'latest')).toBe('');
});
