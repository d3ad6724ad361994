import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {findDiagrams} from './findDiagrams';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
});
afterEach(() => rmSync(folder, {recursive: true}));

it('finds pages with fences of Mermaid, in their own scripts and in those that they share', async () => {
  const scripts = {
    'own.1a': '(0,i.jsx)(n.mermaid,{value:"graph TD"})',
    'part.2b': 'e.jsx(t.mermaid,{value:"graph LR"})',
    'text.3c': '"The word mermaid, and .mermaid without a diagram"',
    'main.4d': 'components.mermaid,{}',
  };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, `assets/js/${name}.js`), text);
  const page = (...names: string[]): string =>
    ['document.0a', 'main.4d', ...names].map((name) => `<script src=/assets/js/${name}.js defer></script>`).join('');
  const pages = new Map([
    ['own.html', page('own.1a')],
    ['shared.html', page('part.2b', 'text.3c')],
    ['text.html', page('text.3c', 'gone.5e')],
  ]);
  expect([...(await findDiagrams(folder, pages))]).toEqual(['own.html', 'shared.html']);
});
