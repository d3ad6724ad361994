import {describe, expect, it} from '@jest/globals';
import {versions} from '../../config/versions';
import {formatStaleMentions, findMissingRedirectProblems} from './movedPages';

const published = ['docs/limits/index.mdx', ...versions.map(({folder}) => `${folder}/cron/index.mdx`)];
const froms = versions.map(({prefix}) => `${prefix}cron`);
const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('a page that was published and is gone', () => {
  it('needs a redirect, and the message says which', () => {
    const problems = findMissingRedirectProblems(published, isFile, []);
    expect(problems).toEqual(
      froms.map((from) =>
        expect.stringMatching(`^src/config/redirects\\.ts:\\d+: the page ${from}/ .*add {from: '${from}', to: `),
      ),
    );
  });

  it('is fine with one, with or without a slash at the end', () => {
    const moved = froms.map((from, at) => ({from: at === 0 ? from : `${from}/`}));
    expect(findMissingRedirectProblems(published, isFile, moved)).toEqual([]);
  });

  it("isn't a page if it is a text that pages share", () => {
    expect(findMissingRedirectProblems(['docs/_shared/pause.mdx'], () => false, [])).toEqual([]);
  });
});

it('a page that is gone is named at each file and line that still has its address, with the new one', () => {
  const printed = 'tests/search/judgements.json:34:  {"pages": ["/cron/"]},\nsrc/config/navbar.ts:7:/cron/:\n';
  expect(formatStaleMentions('/cron/', printed, [{from: '/cron', to: '/triggers/'}])).toEqual([
    'tests/search/judgements.json:34: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
    'src/config/navbar.ts:7: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
  ]);
});
