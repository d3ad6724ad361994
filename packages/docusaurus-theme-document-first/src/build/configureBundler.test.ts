import {createRequire} from 'node:module';
import {expect, it} from '@jest/globals';
import type {ConfigureWebpackUtils, DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_OPTIONS} from '../options';
import {configureBundler, toBrowserConfig} from './configureBundler';

const require = createRequire(import.meta.url);

const {default: ChunkAssetPlugin} = require('@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin') as {
  default: new () => {apply: () => void};
};

class Other {
  apply = (): void => undefined;
}

it('takes the list of all files out of the runtime, and nothing else', () => {
  const config = {plugins: [new Other(), new ChunkAssetPlugin()]};
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin: Other}}};
  const context = {
    generatedFilesDir: '/site/.docusaurus',
    browserConfig: '/site/config.json',
    options: DEFAULT_OPTIONS,
    themePath: '/theme',
    leftOut: [],
    highlighting: null,
  };
  configureBundler(context, config, false, utils as unknown as ConfigureWebpackUtils, undefined);
  expect(config.plugins.map(({constructor}) => constructor)).toEqual([Other]);
});

it('keeps what components read and leaves out what only the build reads', () => {
  const config = {
    title: 'Docs',
    baseUrl: '/docs/',
    trailingSlash: true,
    themeConfig: {navbar: {items: []}},
    presets: [['classic', {docs: {path: 'docs'}}]],
    plugins: ['./plugin.ts'],
    ssrTemplate: '<!doctype html>',
    headTags: [],
  } as unknown as DocusaurusConfig;
  expect(toBrowserConfig(config)).toEqual({
    title: 'Docs',
    baseUrl: '/docs/',
    trailingSlash: true,
    themeConfig: {navbar: {items: []}},
  });
});
