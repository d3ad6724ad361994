import {expect, it} from '@jest/globals';
import {hasV1} from '../../../tests/v1';
import {findUiNameProblems} from './findUiNameProblems';

const LATEST = 'docs/a/index.mdx';
const OLDER = 'versioned_docs/version-v1/a/index.mdx';
const find = (source: string, page = LATEST): string[] => findUiNameProblems(source, page).map(({message}) => message);

it.each([
  ['Choose **Share Workflow** to share it.', 'Share Workflow', 'Create Share Link'],
  ['To publish it, select **Delpoy**.', 'Delpoy', 'Deploy'],
  ['Open **Settings > Enviroment Variables**.', 'Enviroment Variables', 'Environment Variables'],
  ['Turn on **Auto retry errors**.', 'Auto retry errors', 'Auto-retry errors'],
  ['After clicking **Replay event**, wait.', 'Replay event', 'Replay'],
])('warns about %j', (source, name, nearest) => {
  expect(find(source)).toEqual([expect.stringContaining(`warning "${name}" isn't a known name on a screen; nearest:`)]);
  expect(find(source)[0]).toContain(`"${nearest}"`);
});

it.each([
  'Select **Deploy**, and open **Settings > Account**.',
  'Select **%limits.memory%**, **Node.js %runtimes.node%** or **[New](/new/)**.',
  'Choose **one** of them. This is **Very important**.',
  '```text\nselect **Nothing**\n```',
])('accepts %j', (source) => {
  expect(find(source)).toEqual([]);
});

(hasV1 ? it : it.skip).each([
  ['Switch on **Support access** first.', 'Support access'],
  ['**Auto-retry** runs the step again.', 'Auto-retry'],
  ['You can use auto-retry.', 'auto-retry'],
  ['Open **Git Actions**.', 'Git Actions'],
])('finds what only the latest version has: %j', (source, name) => {
  expect(find(source, OLDER)).toEqual([
    expect.stringMatching(new RegExp(`^warning "${name}" is a (?:name|feature) of v2`)),
  ]);
  expect(find(`In v2, ${source}`, OLDER)).toEqual([]);
  expect(find(source)).toEqual([]);
});

it('finds names of older versions', () => {
  expect(find('Select **Send Test Event**.')).toEqual([expect.stringContaining('is a name of v1 alone')]);
  if (hasV1) expect(find('Select **Send Test Event**.', OLDER)).toEqual([]);
});
