import {describe, expect, it} from '@jest/globals';
import {getStaleMentionProblems, getMissingRedirectProblems} from './movedPages';

const published = ['docs/limits/index.mdx', 'docs/cron/index.mdx', 'versioned_docs/version-v1/cron/index.mdx'];
const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('a page that was published and is gone', () => {
  it('needs a redirect, and the message says which', () => {
    const [v2, v1] = getMissingRedirectProblems(published, isFile, []);
    expect(v2).toMatch(/^src\/config\/redirects\.ts:\d+: the page \/cron\/ .*add \{from: '\/cron', to: /);
    expect(v1).toContain("{from: '/v1/cron', ");
  });

  it('is fine with one, with or without a slash at the end', () => {
    expect(getMissingRedirectProblems(published, isFile, [{from: '/cron'}, {from: '/v1/cron/'}])).toEqual([]);
  });

  it('is no page if it is a text that pages share', () => {
    expect(getMissingRedirectProblems(['docs/_shared/pause.mdx'], () => false, [])).toEqual([]);
  });
});

it('a page that is gone is named at each file and line that still has its address, with the new one', () => {
  const printed = 'tests/search/judgements.json:34:  {"pages": ["/cron/"]},\nsrc/config/navbar.ts:7:/cron/:\n';
  expect(getStaleMentionProblems('/cron/', printed, [{from: '/cron', to: '/triggers/'}])).toEqual([
    'tests/search/judgements.json:34: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
    'src/config/navbar.ts:7: names /cron/, which is gone; allowed: the address of a page; write /triggers/',
  ]);
});
