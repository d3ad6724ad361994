import {describe, expect, it} from '@jest/globals';
import {rehypeHighlight} from '../highlighting/rehypeHighlight';
import {addHighlighting} from './addHighlighting';

describe('addHighlighting', () => {
  const given = {grammars: ['bash']};

  it('joins the plugins of every loader of Markdown once, as the last, and has its processor made again', () => {
    const first = (): void => undefined;
    const markdown = {
      loader: '/site/node_modules/@docusaurus/mdx-loader/lib/index.js',
      options: {rehypePlugins: [first], processors: {}, siteDir: '/site'},
    };
    const script = {loader: '/site/node_modules/swc-loader/index.js', options: {}};
    const rules = [{test: /\.mdx?$/, use: [markdown]}, {test: /\.js$/, use: [script]}, 'text', null];
    addHighlighting(rules, given);
    addHighlighting(rules, given);
    expect(markdown.options).toEqual({
      rehypePlugins: [first, [rehypeHighlight, given]],
      processors: undefined,
      siteDir: '/site',
    });
    expect(script.options).toEqual({});
  });
});
