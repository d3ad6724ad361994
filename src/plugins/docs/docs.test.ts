import {expect, it} from '@jest/globals';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findPagesWithoutSidebar, removePageMetadata} from './index';

it('omits the pages of each version from the global data, but not its sidebars', () => {
  const page = {path: '/docs/limits/', component: '@theme/DocItem', exact: true};
  const version = {label: 'v2', docsSidebars: {docs: []}};
  const docs = {limits: {id: 'limits', title: 'Limits', description: 'How much you can use.'}};
  const toRoutes = (ofVersion: object) => ({
    path: '/docs/',
    component: '@theme/DocsRoot',
    routes: [{path: '/docs/', component: '@theme/DocVersionRoot', props: {version: ofVersion}, routes: [page]}],
  });
  expect(removePageMetadata(toRoutes({...version, docs}))).toEqual(toRoutes({...version, docs: {}}));
});

it('reports pages without a sidebar, except unlisted ones', () => {
  const pages = [
    {source: '@site/docs/a/index.mdx', sidebar: 'docs'},
    {source: '@site/docs/b/index.mdx', unlisted: true},
    {source: '@site/docs/c/index.mdx'},
  ];
  const content = {loadedVersions: [{docs: pages}]} as unknown as LoadedContent;
  expect(findPagesWithoutSidebar(content)).toEqual([expect.stringMatching(/^docs\/c\/index\.mdx:1: .*sidebars\.ts/)]);
});
