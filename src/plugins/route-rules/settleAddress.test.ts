import {describe, expect, it} from '@jest/globals';
import {isDecodable, settleAddress} from './settleAddress';

const PAGES = new Set(['/docs/', '/docs/limits/', '/docs/quickstart/', '/docs/quickstart/create-new-workflow.html']);
const isPage = (path: string): boolean => PAGES.has(path);

describe('settleAddress', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/limits/', '/docs/limits/'],
    ['/docs/limits', '/docs/limits/'],
    ['/docs/limits/index.html', '/docs/limits/'],
    ['/docs/limits//', '/docs/limits/'],
    ['/docs/quickstart/create-new-workflow.html', '/docs/quickstart/create-new-workflow.html'],
    ['/docs/quickstart/create-new-workflow.html/', '/docs/quickstart/create-new-workflow.html'],
    ['/docs/quickstart/create-new-workflow', '/docs/quickstart/create-new-workflow.html'],
    ['/docs/quickstart/create-new-workflow/', '/docs/quickstart/create-new-workflow.html'],
    ['/docs/quickstart', '/docs/quickstart/'],
  ])('%s is the page %s', (given, settled) => {
    expect(settleAddress(given, isPage)).toBe(settled);
  });

  it.each([
    '/docs/nope',
    '/docs/nope/',
    '/docs/limits/more',
    '/docs/%E0%A4%A',
    '/docs/../limits',
    '',
    '/',
    '//evil',
    '/docs/limits.html',
  ])('%s is no page', (given) => {
    expect(settleAddress(given, isPage)).toBeNull();
  });
});

describe('isDecodable', () => {
  it.each([
    ['/docs/caf%C3%A9/', true],
    ['/docs/%', false],
    ['/docs/%E0%A4%A', false],
    ['/docs/%00', true],
  ])('%s: %s', (path, expected) => {
    expect(isDecodable(path)).toBe(expected);
  });
});
