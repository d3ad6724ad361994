import {expect, it, jest} from '@jest/globals';

// A bundler loader, written in JavaScript.
const file: string = './watchSources.mjs';
const {default: watchSources} = (await import(file)) as {default: (this: unknown, source: string) => string};

it.each([
  ['a term', 'See <Term id="event">events</Term>.', ['docs/glossary/index.mdx']],
  ['pictures', '<Screen of="a" />\n\n<Timeline of="../b#c" />', ['/docs/a/pictures.yaml', '/docs/b/pictures.yaml']],
  ['none of them', 'See events.', []],
])('a page with %s depends on its sources', (_, source, files) => {
  const addDependency = jest.fn<(path: string) => void>();
  const sources = {'<Term ': 'docs/glossary/index.mdx'};
  const bundler = {resourcePath: '/docs/a/index.mdx', getOptions: () => ({sources}), addDependency};
  expect(watchSources.call(bundler, source)).toBe(source);
  expect(addDependency.mock.calls.flat()).toEqual(files);
});
