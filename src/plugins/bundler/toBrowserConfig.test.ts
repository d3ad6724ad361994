import {expect, it} from '@jest/globals';
import type {DocusaurusConfig} from '@docusaurus/types';
import {toBrowserConfig} from './toBrowserConfig';

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
