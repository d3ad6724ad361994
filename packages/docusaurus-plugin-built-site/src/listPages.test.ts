import {describe, expect, it} from '@jest/globals';
import {listPages, toPageKey, toPagePath} from './listPages';

type Plugins = Parameters<typeof listPages>[0];

const makeDoc = (path: string): object => ({
  title: path,
  description: '',
  frontMatter: {},
  permalink: `/docs/de${path}`,
  source: `@site/docs${path}index.mdx`,
  unlisted: false,
});

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {label: 'Next', path: '/docs/de/next', isLast: false, docs: [makeDoc('/next/b/')]},
        {label: '2.x', path: '/docs/de', isLast: true, docs: [makeDoc('/c/'), makeDoc('/a/')]},
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-docs',
    content: {loadedVersions: [{label: 'Community', path: '/docs/de/community', isLast: true, docs: []}]},
  },
] as unknown as Plugins;

describe('listPages', () => {
  it('takes versions and pages of every instance from Docusaurus, with the locale that is built', () => {
    const {versions, pages} = listPages(plugins, {baseUrl: '/docs/de/', locale: 'de'});
    expect(versions).toEqual([
      {label: 'Next', path: '/next/', isLast: false},
      {label: '2.x', path: '/', isLast: true},
      {label: 'Community', path: '/community/', isLast: true},
    ]);
    expect(pages.map(({path, version, locale}) => [path, version, locale])).toEqual([
      ['/a/', '2.x', 'de'],
      ['/c/', '2.x', 'de'],
      ['/next/b/', 'Next', 'de'],
    ]);
  });

  it('says what is missing where there is no docs plugin', () => {
    expect(() => listPages([], {baseUrl: '/', locale: 'en'})).toThrow(/docusaurus-plugin-content-docs.*not found/);
  });
});

describe('toPagePath', () => {
  it.each([
    ['/docs/', '/'],
    ['/docs/limits/', '/limits/'],
    ['/docs/v1/', '/v1/'],
    ['/docs/quickstart/create.html/', '/quickstart/create.html'],
  ])('%s is %s', (permalink, path) => {
    expect(toPagePath(permalink, '/docs/')).toBe(path);
  });
});

it('makes a key that is the same each time and differs by address', () => {
  expect(toPageKey('/limits/')).toMatch(/^v-[0-9a-f]{8}$/);
  expect(toPageKey('/limits/')).toBe(toPageKey('/limits/'));
  expect(toPageKey('/limits/')).not.toBe(toPageKey('/pricing/'));
});
