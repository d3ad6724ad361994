import {describe, expect, it} from '@jest/globals';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {findPageProblems, remarkPageRules} from './findPageProblems';
import {VFile} from 'vfile';

const parsePage = (source: string) => unified().use(remarkParse).use(remarkMdx).parse(source);

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

const describeAll = (source: string): string[] =>
  findPageProblems(parsePage(source)).map(({line, message}) => `${line} ${message}`);

describe('findPageProblems', () => {
  it.each([
    ['headings of one text', '## Example\n\n## Example\n\n### Example {/* #other */}'],
    ['braces in code', 'Send `{order.id}` or \\{order.id}.\n\n```js\n({order});\n```'],
    ['what the page imports', "import Card, {Cards as List} from './x';\n\n<Card />\n\n<List>a</List>\n\n{Card.name}"],
    ['what it exports', 'export const price = 2;\n\nIt costs {price}.'],
    ['comments and functions', '{/* a note */}\n\n{[1].map((it) => it + 1)}'],
    ['tabs of a group', `${TABS}<Tabs groupId="os"><TabItem value="mac">a</TabItem></Tabs>`],
    [
      'tabs of languages, with other tabs in them',
      `${TABS}<Tabs groupId="language">\n<TabItem value="go"><Tabs groupId="os"><TabItem value="mac">a</TabItem></Tabs></TabItem>\n</Tabs>`,
    ],
    ['elements of HTML', '<details>\n<summary>More</summary>\n\ntext\n\n</details>'],
  ])('takes %s', (_, source) => {
    expect(describeAll(source)).toEqual([]);
  });

  it.each([
    [
      'an id twice',
      '## A {/* #a */}\n\n## B {/* #a */}',
      '3 the heading id "a" is on line 1 too; allowed: each id once',
    ],
    ['an id that a text gives', '## Memory\n\n## B {/* #memory */}', '3 the heading id "memory" is on line 1 too'],
    ['a second title', 'Text\n\n# Title', '3 "# Title" is a second title; allowed: headings from ## on'],
    [
      'tabs without a group',
      `${TABS}<Tabs><TabItem value="mac">a</TabItem></Tabs>`,
      '4 <Tabs> has no groupId; allowed: the name',
    ],
    [
      'a tab of no language',
      `${TABS}<Tabs groupId="language">\n<TabItem value="js">a</TabItem>\n</Tabs>`,
      '5 <TabItem value="js"> is no tab of the group "language"; did you mean "nodejs"? allowed: "nodejs", "python"',
    ],
    [
      'a tab without a value',
      `${TABS}<Tabs groupId="language">\n<TabItem label="Go">a</TabItem>\n</Tabs>`,
      '5 <TabItem> without a value is no tab of the group "language"; allowed: "nodejs"',
    ],
    [
      'a first tab that is none',
      `${TABS}<Tabs groupId="os" defaultValue="mack">\n<TabItem value="mac">a</TabItem>\n</Tabs>`,
      '4 <Tabs defaultValue="mack"> has no such tab; did you mean "mac"? allowed: "mac"',
    ],
    [
      'braces in prose',
      'Send {order.id}.',
      '1 {order.id} is read as JavaScript, and the page defines no "order"; allowed',
    ],
    [
      'an unknown component',
      "import Tabs from '@theme/Tabs';\n\n<Tbs />",
      '3 <Tbs> is no component of this page; did you mean <Tabs>?',
    ],
    [
      'a component that is not imported, with its import',
      '<Tabss groupId="os">a</Tabss>',
      '1 <Tabss> is no component of this page; did you mean <Tabs>? allowed: what the page imports; add "import Tabs from \'@theme/Tabs\';"',
    ],
    [
      'a placeholder as an element',
      'Hello <NAME />',
      '1 <NAME> is no component of this page; allowed: what the page imports',
    ],
  ])('finds %s', (_, source, said) => {
    expect(describeAll(source)).toEqual([expect.stringContaining(said)]);
  });
});

const run = (value: string): void => remarkPageRules()(parsePage(value), new VFile({path: 'docs/x/index.mdx', value}));

it('stops at a mistake, with file and line on a line of its own', () => {
  expect(() => run('Text\n\n# Title')).toThrow(/^docs\/x\/index\.mdx:3: "# Title" is a second title/m);
});

it('passes a page without mistakes', () => {
  expect(() => run('Text\n\n## Heading')).not.toThrow();
});
