import {expect, it} from '@jest/globals';
import {parsePage} from '../../prose/readBlocks';
import {getRoute} from '../../../src/config/getRoute';
import {versions} from '../../../src/config/versions';
import {findIncomingLinkProblems, findLinkProblems} from './findLinkProblems';
import {findOtherTitleProblems} from './findTitleProblems';

const PAGE = 'docs/pricing/index.mdx';
const [older] = versions.filter(({status}) => status === 'older');
const OLDER = `${older?.folder}/quickstart/index.mdx`;
const files: Readonly<Record<string, string>> = {
  [PAGE]: '## Plans',
  [OLDER]: '## Start',
  'docs/limits/index.mdx': '## Memory {/* #memory */}',
};
const sources = {
  isFile: (path: string) => path in files,
  readTree: (path: string) => parsePage(files[path] ?? ''),
  listFiles: () => Object.keys(files),
};

const OLDER_CASES = [
  [OLDER, '../../../docs/limits/index.mdx', `write ${getRoute('docs/limits/index.mdx')}`],
  [OLDER, '../../../docs/limit/index.mdx', `did you mean "${getRoute('docs/limits/index.mdx')}"?`],
  [OLDER, '@site/docs/limits/index.mdx#memory', `write ${getRoute('docs/limits/index.mdx')}#memory`],
] as const;

it.each([[PAGE, '../help/limits/index.mdx', 'did you mean "../limits/index.mdx"?'], ...(older ? OLDER_CASES : [])])(
  'findLinkProblems suggests the intended path on %s for %s',
  (page, path, problem) => {
    expect(findLinkProblems(parsePage(`[a](${path})`), page, sources)).toEqual([expect.stringContaining(problem)]);
  },
);

it.each([
  ['[Memory](#timeout)', ['did you mean #memory?']],
  ['[Memory](#default)', []],
  ['[Memory](#memory)', []],
  ['[How much](#timeout)', []],
])('findLinkProblems finds the name of one heading on a link to another: %s', (link, problems) => {
  const source = `${link}\n\n## Memory {/* #memory */}\n\n### Default\n\n## Timeout`;
  const tree = parsePage(source);
  expect(findLinkProblems(tree, PAGE, {...sources, readTree: () => tree})).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});

it('findIncomingLinkProblems ignores code', () => {
  const source = '```md\n[a](../cron/index.mdx)\n```';
  const others = [{path: 'docs/a/index.mdx', source}];
  expect(findIncomingLinkProblems([PAGE], others, {...sources, readTree: () => parsePage(source)})).toEqual([]);
});

it.each([
  ['[Limits](./start/index.mdx)', []],
  ['[Limits](../start/index.mdx)', ['leads to "Start here"; did you mean "../limits/index.mdx"?']],
  ['[All limits](../start/index.mdx)', ['did you mean "../limits/index.mdx"?']],
  ['[Limits](/start/)', ['did you mean "/limits/"?']],
  ['[Limits](../limits/index.mdx)', []],
  ['[limits](../start/index.mdx)', []],
  ['[Limits](../start/index.mdx#first)', []],
  ['[Start](../start/index.mdx)', []],
  ['[First](../start/index.mdx)', []],
])('findOtherTitleProblems finds the title of another page on a link: %s', (link, problems) => {
  const titles = new Map([
    ['docs/limits/index.mdx', ['Limits', 'All limits']],
    ['docs/first/index.mdx', ['First']],
    ['docs/start/index.mdx', ['Start here']],
    ['docs/pricing/start/index.mdx', ['Start']],
  ]);
  const readTree = () => parsePage('## First');
  expect(findOtherTitleProblems(parsePage(link), PAGE, {...sources, readTree, isFile: () => true}, titles)).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
