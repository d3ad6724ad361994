import {expect, it, jest} from '@jest/globals';

// A loader of the bundler, which is no TypeScript.
const file: string = './watchGlossary.mjs';
const {default: watchGlossary} = (await import(file)) as {default: (this: unknown, source: string) => string};

it.each([
  ['a page with a term', 'See <Term id="event">events</Term>.', ['docs/glossary/index.mdx']],
  ['a page without one', 'See events.', []],
])('%s depends on what its cards quote', (_, source, files) => {
  const addDependency = jest.fn<(path: string) => void>();
  const bundler = {getOptions: () => ({glossary: 'docs/glossary/index.mdx'}), addDependency};
  expect(watchGlossary.call(bundler, source)).toBe(source);
  expect(addDependency.mock.calls.flat()).toEqual(files);
});
