import {expect, it} from '@jest/globals';
import {applyEdits} from 'docusaurus-plugin-built-site/html';
import {findPageParts} from './findPageParts';
import {extractSidebars} from './sidebars';

const BUNDLE = {baseUrl: '/', documentScript: 'document.js', files: new Set<string>()};

const PAGES = new Map([
  [
    'a.html',
    '<div class=x data-sidebar=default/1.0/docs><template data-entries=default/1.0/docs><li>A</template><nav>a</nav></div>',
  ],
  ['b.html', '<div class=x data-sidebar="default/1.0/docs"><nav>b</nav></div>'],
  ['c.html', '<div class=x data-sidebar=api/current/docs><nav>c</nav></div>'],
]);

it('writes the entries of a sidebar to one file and links it from the pages', () => {
  const parsed = new Map([...PAGES].map(([file, html]) => [file, findPageParts(html, BUNDLE)]));
  const {edits, files} = extractSidebars(parsed);
  expect(files).toEqual([
    {file: expect.stringMatching(/^assets\/sidebars\/default-1-0-docs\.[0-9a-f]{8}\.json$/), text: '"<ul><li>A</ul>"'},
  ]);
  const name = files[0]?.file.slice('assets/sidebars/'.length, -'.json'.length);
  expect([...PAGES].map(([file, html]) => applyEdits(html, edits.get(file) ?? []))).toEqual([
    `<div class="x" data-sidebar="${name}"><nav>a</nav></div>`,
    `<div class="x" data-sidebar="${name}"><nav>b</nav></div>`,
    '<div class="x" data-sidebar=""><nav>c</nav></div>',
  ]);
});
