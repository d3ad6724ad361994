import {expect, it} from '@jest/globals';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findPagesWithoutSidebar, removePageDescriptions} from './index';

it('leaves out what each version says of its pages, and keeps its sidebars', () => {
  const page = {path: '/docs/limits/', component: '@theme/DocItem', exact: true};
  const version = {label: 'v2', docsSidebars: {docs: []}};
  const docs = {limits: {id: 'limits', title: 'Limits', description: 'How much you can use.'}};
  const toRoutes = (ofVersion: object) => ({
    path: '/docs/',
    component: '@theme/DocsRoot',
    routes: [{path: '/docs/', component: '@theme/DocVersionRoot', props: {version: ofVersion}, routes: [page]}],
  });
  expect(removePageDescriptions(toRoutes({...version, docs}))).toEqual(toRoutes({...version, docs: {}}));
});

it('names pages in no sidebar, unless they are not for readers', () => {
  const pages = [
    {source: '@site/docs/a/index.mdx', sidebar: 'docs'},
    {source: '@site/docs/b/index.mdx', unlisted: true},
    {source: '@site/docs/c/index.mdx'},
  ];
  const content = {loadedVersions: [{docs: pages}]} as unknown as LoadedContent;
  expect(findPagesWithoutSidebar(content)).toEqual([expect.stringMatching(/^docs\/c\/index\.mdx:1: .*sidebars\.ts/)]);
});
