import {describe, expect, it} from '@jest/globals';
import {versions} from '../../config/versions';
import {formatStaleMentions, findMissingRedirectProblems} from './movedPages';

const published = ['docs/limits/index.mdx', ...versions.map(({folder}) => `${folder}/cron/index.mdx`)];
const froms = versions.map(({prefix}) => `${prefix}cron`);
const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('a page that was published and is gone', () => {
  it('needs a redirect, which the message suggests', () => {
    const problems = findMissingRedirectProblems(published, isFile, []);
    expect(problems).toEqual(
      froms.map((from) =>
        expect.stringMatching(`^src/config/redirects\\.ts:\\d+: the page ${from}/ .*add {from: '${from}', to: `),
      ),
    );
  });

  it('is accepted with a redirect, with or without a trailing slash', () => {
    const moved = froms.map((from, at) => ({from: at === 0 ? from : `${from}/`}));
    expect(findMissingRedirectProblems(published, isFile, moved)).toEqual([]);
  });

  it("doesn't need one if it's a partial", () => {
    expect(findMissingRedirectProblems(['docs/_shared/pause.mdx'], () => false, [])).toEqual([]);
  });
});

it('finds each mention of a removed page with its new URL', () => {
  const printed = 'tests/search/judgements.json:34:  {"pages": ["/cron/"]},\nsrc/config/navbar.ts:7:/cron/:\n';
  expect(formatStaleMentions('/cron/', printed, [{from: '/cron', to: '/triggers/'}])).toEqual([
    'tests/search/judgements.json:34: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
    'src/config/navbar.ts:7: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
  ]);
});
