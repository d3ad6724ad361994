import {expect, it} from '@jest/globals';
import {withoutDescriptions} from './index';

it('leaves out what each version says of its pages, and keeps its sidebars', () => {
  const page = {path: '/docs/limits/', component: '@theme/DocItem', exact: true};
  const version = {label: 'v2', docsSidebars: {docs: []}};
  const docs = {limits: {id: 'limits', title: 'Limits', description: 'How much you can use.'}};
  const toRoutes = (ofVersion: object) => ({
    path: '/docs/',
    component: '@theme/DocsRoot',
    routes: [{path: '/docs/', component: '@theme/DocVersionRoot', props: {version: ofVersion}, routes: [page]}],
  });
  expect(withoutDescriptions(toRoutes({...version, docs}))).toEqual(toRoutes({...version, docs: {}}));
});
