import {describe, expect, it} from '@jest/globals';
import {getVersionAddress, moveSharedLinks} from './versionAddress';
import {latestVersion, versions} from './versions';

const older = versions.find(({status}) => status === 'older');
const prefix = older?.prefix ?? '/v1/';

describe('getVersionAddress', () => {
  const ownFolder = older?.folder ?? '';
  const pages = new Map([
    [`${ownFolder}/limits/index.mdx`, '## Memory {/* #memory */}'],
    [`${ownFolder}/index.mdx`, ''],
    [`${latestVersion.folder}/limits/index.mdx`, '## Memory {/* #memory */}\n## Disk {/* #disk */}'],
    [`${latestVersion.folder}/new/index.mdx`, ''],
  ]);
  const getAddress = (address: string, of: {prefix: typeof prefix} = {prefix}) =>
    getVersionAddress(address, of, (file) => pages.get(file) ?? null);

  it.each([
    ['a page', '/limits/', `${prefix}limits/`],
    ['the front page', '/', prefix],
    ['a heading', '/limits/#memory', `${prefix}limits/#memory`],
    ['a generated heading', '/limits/#limit-disk', `${prefix}limits/#limit-disk`],
    ['a query', '/limits/?a=1', `${prefix}limits/?a=1`],
  ])("returns the version's URL for %s", (_, address, own) => {
    if (older) expect(getAddress(address)).toBe(own);
  });

  it.each([
    ['a page', '/new/'],
    ['a heading', '/limits/#disk'],
  ])("returns the latest version's URL for %s that the version doesn't have", (_, address) => {
    expect(getAddress(address)).toBe(address);
  });

  it.each(['https://example.com/limits/', '#memory', `${prefix}limits/`])('returns %s unchanged', (address) => {
    expect(getAddress(address)).toBe(address);
  });

  it('returns URLs in the latest version unchanged', () => {
    expect(getAddress('/limits/#memory', {prefix: '/'})).toBe('/limits/#memory');
  });
});

it('only changes links in a text', () => {
  const text = '[a](/limits/) and [b](/search/), /limits/ or [c](#x) or [d](https://example.com/limits/)';
  expect(moveSharedLinks(text, {prefix: '/'})).toBe(text);
  if (older) expect(moveSharedLinks(text, older)).toBe(text.replace('(/limits/)', `(${prefix}limits/)`));
});
