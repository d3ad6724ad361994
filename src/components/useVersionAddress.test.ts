import {expect, it, jest} from '@jest/globals';

let context: object = {};
jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({useActiveDocContext: () => context}));
const {useVersionAddress: getAddressFunction} = await import('./useVersionAddress');

const openPage = (isLast: boolean, path: string, pages: readonly string[]): void => {
  context = {activeDoc: {path}, activeVersion: {isLast, path, docs: pages.map((page) => ({path: page}))}};
};

it.each(['/docs/v2', '/docs/v2/'])('returns the URL in the current version below %s', (path) => {
  openPage(false, path, ['/docs/v2/', '/docs/v2/changes/']);
  const getAddress = getAddressFunction();
  expect(getAddress('/')).toBe('/docs/v2/');
  expect(getAddress('/changes/#dates')).toBe('/docs/v2/changes/#dates');
  expect(getAddress('/new/')).toBe('/new/');
  expect(getAddress('/changes/pages/')).toBe('/changes/pages/');
});

it('returns URLs in the latest version unchanged', () => {
  openPage(true, '/docs/', ['/docs/', '/docs/changes/']);
  expect(getAddressFunction()('/changes/')).toBe('/changes/');
});

it('returns unknown URLs unchanged', () => {
  context = {activeVersion: {isLast: false, path: '/docs/v2', docs: [{path: '/docs/v2/'}]}};
  expect(getAddressFunction()('/')).toBe('/');
});
