import {expect, it} from '@jest/globals';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkPageRules} from './findPageProblems';

// tools/authors/tests/mistakes.yaml contains the test cases of each rule.
const run = (value: string): void => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(value);
  remarkPageRules()(tree, new VFile({path: 'docs/x/index.mdx', value}));
};

it('throws with file and line for a page with a mistake', () => {
  expect(() => run('Text\n\n# Title')).toThrow(/^docs\/x\/index\.mdx:3: "# Title" is a second title/m);
});

it('accepts a page without mistakes', () => {
  expect(() => run('Text\n\n## Heading')).not.toThrow();
});
