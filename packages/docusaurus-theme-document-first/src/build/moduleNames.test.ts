import {describe, expect, it} from '@jest/globals';
import {addModuleNames, removeModuleNames} from './moduleNames';

const REGISTRY = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "1a2b3c4d": [() => import(/* webpackChunkName: "1a2b3c4d" */ "@site/docs/limits.mdx"), "@site/docs/limits.mdx", require.resolveWeak("@site/docs/limits.mdx")],
  "00000000": [() => import(/* webpackChunkName: "00000000" */ "@site/docs/gone.mdx"), "@site/docs/gone.mdx", require.resolveWeak("@site/docs/gone.mdx")],};`;

it('addModuleNames adds the files of a module by its own name', () => {
  const manifest = {entrypoints: ['main'], origins: {main: ['1'], '17896441': ['2', '3'], '1a2b3c4d': ['4']}};
  expect(addModuleNames(manifest, REGISTRY)).toEqual({
    entrypoints: ['main'],
    origins: {...manifest.origins, '@theme/DocItem': ['2', '3'], '@site/docs/limits.mdx': ['4']},
  });
});

describe('removeModuleNames', () => {
  it('preserves the loaders of chunks', () => {
    expect(removeModuleNames(REGISTRY)).toBe(`export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],
  "1a2b3c4d": [() => import(/* webpackChunkName: "1a2b3c4d" */ "@site/docs/limits.mdx")],
  "00000000": [() => import(/* webpackChunkName: "00000000" */ "@site/docs/gone.mdx")],};`);
  });

  it('preserves the brackets in the path of a page', () => {
    const entry = (rest = ''): string =>
      `  "1": [() => import(/* webpackChunkName: "1" */ "@site/docs/a, (b)].mdx")${rest}],`;
    const module = '"@site/docs/a, (b)].mdx"';
    expect(removeModuleNames(entry(`, ${module}, require.resolveWeak(${module})`))).toBe(entry());
  });

  it("doesn't change a registry in an unknown format", () => {
    expect(removeModuleNames('export default {};')).toBe('export default {};');
  });
});
