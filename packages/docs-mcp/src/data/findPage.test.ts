import {expect, it} from '@jest/globals';
import {fixture, site} from '../../tests/fixture';
import {createDocs, type DocsPage} from './createDocs';
import {findPage, getResourceUri} from './findPage';

/** File names that the docs plugin uses in addresses. */
const NAMES = ['größe', 'a (b)', 'e\u0301clair', '日本語', '😀 smile', 'quo"te', 'w[x]', 'C++', 'a&b'];
const ODD = [...NAMES, 'lt<gt>', 'back`tick', 'pipe|d', '50%25', 'ab%20cd', 'notes.md', 'index.html', 'UPPER', 'upper'];

const pages = ODD.map((name) => ({
  path: `/${name}`,
  title: name,
  description: '',
  version: 'v2',
  headings: [{level: 2, title: 'Größe', slug: 'größe'}],
  markdown: `# ${name}`,
}));
const docs = createDocs({...fixture, pages}, site);

/** Names that Docusaurus allows for versions. */
const VERSIONS = ['Next', '2.0+beta', 'v(2', '1.0 beta', 'ä', '100%', 'a#b'];

it.each(VERSIONS)('finds the pages of the version %s', (id) => {
  const versions = [
    {id: 'v9', description: '', prefix: '/', facet: 'latest'},
    {id, description: '', prefix: '/old/', facet: 'v1'},
  ];
  const old = ['/old/', '/old/limits/'].map((path) => ({...fixture.pages[1], path, version: id}) as DocsPage);
  const served = createDocs({...fixture, pages: old}, {...site, versions});
  for (const page of old) {
    const uri = getResourceUri(page, served);
    expect(findPage(new URL(uri).href, served).page).toBe(page);
    expect(findPage(uri.toUpperCase().replace('LIMITS', 'limits'), served).page).toBe(page);
  }
  expect(findPage(`docs://${encodeURIComponent(id)}`, served).page.path).toBe('/old/');
});

it('finds the front page with and without its trailing slash', () => {
  const front = {...fixture.pages[0], path: '/'} as DocsPage;
  const served = createDocs({...fixture, pages: [front]}, site);
  for (const form of ['https://yard.example/docs', '/docs', '/docs/', '/', 'https://yard.example/docs?x#'])
    expect(findPage(form, served).page).toBe(front);
});

it.each(pages)('finds $path by any form of its URL', (page) => {
  const address = docs.getUrl(page.path);
  expect(address).toBe(new URL(address).href);
  expect(address).not.toMatch(/[()]/);
  const forms = [page.path, new URL(page.path, 'https://a.example').pathname, address, `${address}.md`];
  for (const form of [...forms, getResourceUri(page, docs), new URL(getResourceUri(page, docs)).href]) {
    expect(findPage(form, docs)).toEqual({page, anchor: null});
  }
  expect(findPage(`${address}#gr%C3%B6%C3%9Fe`, docs)).toEqual({page, anchor: 'größe'});
});

it.each(['/UPPER//', '//notes.MD', 'A&B', 'HTTPS://YARD.EXAMPLE/DOCS//A&B', 'DOCS://V2//a&b/', '/Docs/a&b.MD?x#y'])(
  'finds the page for %s like the site does',
  (form) => {
    expect(findPage(form, docs).page.path.toLowerCase()).toBe(
      /notes/i.test(form) ? '/notes.md' : /upper/i.test(form) ? '/upper' : '/a&b',
    );
  },
);
