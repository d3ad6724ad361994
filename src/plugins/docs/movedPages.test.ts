import {describe, expect, it} from '@jest/globals';
import {describeMoved} from './movedPages';

const published = ['docs/limits/index.mdx', 'docs/cron/index.mdx', 'versioned_docs/version-v1/cron/index.mdx'];
const isFile = (path: string): boolean => path === 'docs/limits/index.mdx';

describe('a page that was published and is gone', () => {
  it('needs a redirect, and the message says which', () => {
    const [v2, v1] = describeMoved(published, isFile, []);
    expect(v2).toMatch(/^src\/config\/redirects\.ts:\d+: the page \/cron\/ .*add \{from: '\/cron', to: /);
    expect(v1).toContain("{from: '/v1/cron', ");
  });

  it('is fine with one, with or without a slash at the end', () => {
    expect(describeMoved(published, isFile, [{from: '/cron'}, {from: '/v1/cron/'}])).toEqual([]);
  });

  it('is no page if it is a text that pages share', () => {
    expect(describeMoved(['docs/_shared/pause.mdx'], () => false, [])).toEqual([]);
  });
});
