import {describe, expect, it} from '@jest/globals';
import {readClientRedirects} from './clientRedirects';
import {findConflictingRedirects, resolveClientRedirects, resolveRedirects, type Redirect} from './redirects';

const BASES = {own: '/docs/', root: '/docs/', locales: ['/docs/', '/docs/de/']};
const GERMAN = {...BASES, own: '/docs/de/'};
const place = (from: string, to: string) => resolveRedirects([{from, to} as Redirect], BASES);

describe('the redirects of plugin-client-redirects', () => {
  const read = (options: object, trailingSlash?: boolean, more: object = {}) =>
    readClientRedirects({
      plugins: [
        {
          name: 'docusaurus-plugin-client-redirects',
          options: {redirects: [], fromExtensions: [], toExtensions: [], ...options},
        },
      ],
      routesPaths: ['/docs/', '/docs/404.html', '/docs/limits', '/docs/a.html', '/docs/b.pdf', '/docs/blog/'],
      baseUrl: '/docs/',
      siteConfig: {trailingSlash},
      ...more,
    } as never);

  it.each([
    [{redirects: [{from: ['/a', '/b'], to: '/limits'}]}, ['/a /limits', '/b /limits']],
    [{redirects: [{from: '/a', to: '/limits#memory'}]}, ['/a /limits#memory']],
    [{redirects: [{from: '/a', to: 'https://a.example/b'}]}, ['/a https://a.example/b']],
    [
      {
        redirects: [
          {from: '/a', to: '/limits'},
          {from: '/a', to: '/blog/'},
        ],
      },
      ['/a /limits'],
    ],
    [{redirects: [{from: '/limits', to: '/blog/'}]}, []],
    [{toExtensions: ['html', 'pdf']}, ['/b /b.pdf']],
    [
      {fromExtensions: ['html', 'htm']},
      [
        ...['/limits.html /limits', '/limits.htm /limits', '/b.pdf.html /b.pdf', '/b.pdf.htm /b.pdf'],
        ...['/blog.html/ /blog/', '/blog.htm/ /blog/'],
      ],
    ],
    [
      {createRedirects: (path: string) => (path === '/limits' ? ['/old', '/older'] : undefined)},
      ['/old /limits', '/older /limits'],
    ],
    [{createRedirects: (path: string) => (path === '/limits' ? '/old' : null)}, ['/old /limits']],
  ])('are read from its options: %j', (options, expected) => {
    expect(read(options).map(({from, to}) => `${from} ${to}`)).toEqual(expected);
  });

  it('respect trailingSlash', () => {
    const redirects = [{from: '/old', to: '/limits#memory'}];
    expect(read({redirects}, true)).toEqual([{from: '/old', to: '/limits/#memory'}]);
    const elsewhere = [{from: '/old', to: 'https://a.example/b'}];
    expect(read({redirects: elsewhere}, true)).toEqual(elsewhere);
    expect(read({redirects}, false)).toEqual([{from: '/old', to: '/limits#memory'}]);
  });

  it('are reported if hosting() has a different target for the same URL', () => {
    const own = ['/a', '/b/', '/c'].flatMap((from) => place(from, '/limits/'));
    const targets = {'/a': '/blog/', '/b': '/limits', '/d': '/blog/'};
    const others = resolveClientRedirects(
      Object.entries(targets).map(([from, to]) => ({from, to})),
      BASES,
    );
    expect(findConflictingRedirects(own, others)).toEqual([
      '/a leads to /limits/ in hosting() and to /blog/ in @docusaurus/plugin-client-redirects; write it in one of them',
    ]);
  });

  it('apply to each locale, except invalid ones for servers', () => {
    const redirects = [
      {from: '/old', to: '/limits?a=ü#b'},
      {from: '/a%20b', to: 'https://a.example/b'},
      {from: '/mail', to: 'mailto:a@b.example'},
    ];
    expect(resolveClientRedirects(redirects, GERMAN).map(({from, to}) => `${from} ${to}`)).toEqual([
      '/docs/de/old /docs/de/limits?a=%C3%BC#b',
      '/docs/de/a b https://a.example/b',
    ]);
  });

  it('are empty without the plugin', () => {
    expect(read({}, undefined, {plugins: []})).toEqual([]);
  });
});
