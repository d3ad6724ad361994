import {describe, expect, it} from '@jest/globals';
import {rehypeHighlight} from '../highlighting/rehypeHighlight';
import {rehypeTables} from '../tables/rehypeTables';
import {addHighlighting, addTables, assertNoHighlighter} from './addRehypePlugins';

describe('addHighlighting and addTables', () => {
  const given = {grammars: ['bash']};

  it('are added once as the last plugins of every Markdown loader, and reset its processor', () => {
    const first = (): void => undefined;
    const markdown = {
      loader: '/site/node_modules/@docusaurus/mdx-loader/lib/index.js',
      options: {rehypePlugins: [first], processors: {}, siteDir: '/site'},
    };
    const script = {loader: '/site/node_modules/swc-loader/index.js', options: {}};
    const rules = [{test: /\.mdx?$/, use: [markdown]}, {test: /\.js$/, use: [script]}, 'text', null];
    addHighlighting(rules, given);
    addHighlighting(rules, given);
    addTables(rules);
    addTables(rules);
    expect(markdown.options).toEqual({
      rehypePlugins: [first, [rehypeHighlight, given], rehypeTables],
      processors: undefined,
      siteDir: '/site',
    });
    expect(script.options).toEqual({});
  });
});

describe('assertNoHighlighter', () => {
  const load = (plugin: unknown): unknown[] => [
    {use: [{loader: '/site/node_modules/@docusaurus/mdx-loader/lib/index.js', options: {rehypePlugins: [plugin]}}]},
  ];
  /** A copy from another module instance, as in the site configuration. */
  const copy = Object.assign(() => undefined, {theme: rehypeHighlight.theme});

  it.each([[rehypeHighlight], [[rehypeHighlight, {}]], [copy], [[copy]]])(
    'rejects a highlighter that would leave code blocks empty: %#',
    (plugin) => {
      expect(() => assertNoHighlighter(load(plugin))).toThrow(
        /docusaurus\.config\.ts.*"codeHighlighting" must be 'build'.*delete rehypeHighlight/,
      );
    },
  );

  it("accepts other plugins, even with the highlighter's name", () => {
    const other = {rehypeHighlight: () => undefined}.rehypeHighlight;
    expect(() => assertNoHighlighter([...load(other), ...load([other, {}]), 'text', null])).not.toThrow();
  });
});
