import {expect, it, jest} from '@jest/globals';

for (const generated of ['registry', 'routes', 'routesChunkNames'])
  jest.unstable_mockModule(`@generated/${generated}`, () => ({default: []}), {virtual: true});
const {getPageFiles} = await import('./loadPage');

const FILES = {
  '/docs/-2db': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs/-f36': {__comp: 'version', __props: 'sidebars'},
  '/docs/limits/-b22': {__comp: 'page', content: 'limits'},
  '/docs/limits-of-v1/-b23': {__comp: 'page', content: 'limits of v1'},
  '/docs/-6ff': {__comp: 'page', content: 'front page'},
};

it('returns the files of a page and its layouts', () => {
  expect(getPageFiles(['/docs/', '/docs/', '/docs/limits/'], FILES)).toEqual([
    'root',
    'context',
    'version',
    'sidebars',
    'page',
    'limits',
  ]);
});

it("only returns the front page's files for the front page", () => {
  expect(getPageFiles(['/docs/', '/docs/', '/docs/'], FILES)).toContain('front page');
});
