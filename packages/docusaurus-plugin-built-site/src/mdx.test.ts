import {expect, it} from '@jest/globals';
import {parseMdx} from './mdx';

it.each([
  ["import P from './_p.mdx';", ['P']],
  ['import P from "./_p.mdx";', ['P']],
  ["import P from './_p.mdx'", ['P']],
  ["import P, {toc} from './_p.mdx';", ['P', 'toc']],
  ["import {default as P} from './_p.mdx';", ['P']],
  ["import * as P from './_p.mdx';", ['P']],
  ["import P from './_p.mdx'; // the same everywhere", ['P']],
  ["import {\n  A,\n  B,\n} from './_p.mdx';", ['A', 'B']],
  ["import   P   from   './_p.mdx'  ;", ['P']],
  ["export const a = 1;\nimport P from './_p.mdx';", ['P']],
])('reads %j', (line, names) => {
  expect(parseMdx(`---\ntitle: A\n---\n\n${line}\n\n## A {#a}\n\n<!-- b -->\n\n<P />\n`).imports).toEqual(
    names.map((name) => ({name, from: './_p.mdx'})),
  );
});

it.each([
  ['a paragraph', "Write\nimport P from './_p.mdx';"],
  ['a fence', "```js\nimport P from './_p.mdx';\n```"],
  ['a list', "- import P from './_p.mdx';"],
  ['a comment', "<!--\nimport P from './_p.mdx';\n-->"],
  ['a sentence at the start of a block', 'import of data is possible.'],
])('finds no imports in %s', (_, source) => {
  expect(parseMdx(source).imports).toEqual([]);
});

it('finds uses of a name outside of code and comments', () => {
  const source =
    'import P from \'./_p.mdx\';\n\n`<P />` <Part /> {/* <P /> */}\n\n```\n<P />\n```\n\n<P\n  a="1"\n/>\n\n- <P>b</P>\n';
  expect(
    parseMdx(source)
      .findUses('P')
      .map(({start, end}) => source.slice(start, end)),
  ).toEqual(['<P\n  a="1"\n/>', '<P>']);
});
