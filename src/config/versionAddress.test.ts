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
    ['a heading that the build makes', '/limits/#limit-disk', `${prefix}limits/#limit-disk`],
    ['a query', '/limits/?a=1', `${prefix}limits/?a=1`],
  ])('leads to %s of the version', (_, address, own) => {
    if (older) expect(getAddress(address)).toBe(own);
  });

  it.each([
    ['a page', '/new/'],
    ['a heading', '/limits/#disk'],
  ])('leads to the latest version for %s that the version lacks', (_, address) => {
    expect(getAddress(address)).toBe(address);
  });

  it.each(['https://example.com/limits/', '#memory', `${prefix}limits/`])('leaves %s', (address) => {
    expect(getAddress(address)).toBe(address);
  });

  it('leaves the addresses of the latest version', () => {
    expect(getAddress('/limits/#memory', {prefix: '/'})).toBe('/limits/#memory');
  });
});

it('moves the links of a text only', () => {
  const text = '[a](/limits/) and [b](/search/), /limits/ or [c](#x) or [d](https://example.com/limits/)';
  expect(moveSharedLinks(text, {prefix: '/'})).toBe(text);
  if (older) expect(moveSharedLinks(text, older)).toBe(text.replace('(/limits/)', `(${prefix}limits/)`));
});
