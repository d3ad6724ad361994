import {describe, expect, it} from '@jest/globals';
import {rehypeHighlight} from '../highlighting/rehypeHighlight';
import {addHighlighting, findComponent, addModuleNames} from './configureBundler';

describe('findComponent', () => {
  it.each([
    ['/site/src/components/DataTable/styles.module.css', 'DataTable'],
    ['C:\\site\\src\\components\\Limit\\styles.module.css', 'Limit'],
    ['/site/src/components/Screen/parts/parts.module.css', 'Screen'],
    ['/site/src/theme/SearchPage/styles.module.css', 'SearchPage'],
    ['/site/src/css/base.css', null],
    ['/site/src/theme/Tabs/styles.module.css', null],
  ])('%s is of %s', (file, component) => {
    expect(findComponent(file, ['src/components'])).toBe(component);
  });
});

describe('addModuleNames', () => {
  const REGISTRY = `export default {
    "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
    "1a2b3c4d": [() => import(/* webpackChunkName: "1a2b3c4d" */ "@site/docs/limits.mdx"), "@site/docs/limits.mdx", require.resolveWeak("@site/docs/limits.mdx")],
    "00000000": [() => import(/* webpackChunkName: "00000000" */ "@site/docs/gone.mdx"), "@site/docs/gone.mdx", require.resolveWeak("@site/docs/gone.mdx")],};`;

  it('finds the files of a module under its own name too', () => {
    const manifest = {entrypoints: ['main'], origins: {main: ['1'], '17896441': ['2', '3'], '1a2b3c4d': ['4']}};
    expect(addModuleNames(manifest, REGISTRY)).toEqual({
      entrypoints: ['main'],
      origins: {...manifest.origins, '@theme/DocItem': ['2', '3'], '@site/docs/limits.mdx': ['4']},
    });
  });
});

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
