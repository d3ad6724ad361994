import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {DocusaurusConfig} from '@docusaurus/types';
import {getDisabledComponents, getOriginalAliases, assertSupported} from './conflicts';

describe('assertSupported', () => {
  const OWN = 'docusaurus-theme-document-first';

  const refuse =
    (config: object): (() => void) =>
    () =>
      assertSupported({
        siteConfig: {future: {}, plugins: [], themes: [OWN], ...config} as unknown as DocusaurusConfig,
        siteConfigPath: '/site/docusaurus.config.mjs',
      });

  it.each([
    [
      'the hash router',
      {future: {experimental_router: 'hash'}},
      /docusaurus\.config\.mjs: .*experimental_router is "hash".*browser router/,
    ],
    ['other themes before it', {themes: ['@docusaurus/theme-mermaid', [OWN, {}]]}, /theme-mermaid before.*first/],
    ['offline use by its short name', {plugins: ['pwa']}, /plugins has pwa.*application\.json.*Leave one/],
    ['offline use with options', {plugins: [['@docusaurus/plugin-pwa', {}]]}, /plugins has @docusaurus\/plugin-pwa/],
  ])('rejects %s', (_, config, message) => {
    expect(refuse(config)).toThrow(message);
  });

  it('accepts later themes and inline plugins', () => {
    expect(refuse({themes: [[OWN, {}], '@docusaurus/theme-mermaid'], plugins: [() => null, false]})).not.toThrow();
  });
});

describe('getDisabledComponents', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'swizzled-'));
  });
  afterEach(() => rmSync(siteDir, {recursive: true}));

  function swizzle(file: string, text = ''): void {
    const path = join(siteDir, 'src/theme', file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }

  it.each([
    ['nothing', [], []],
    ['the panels of tabs', ['TabItem/index.js'], ['Tabs']],
    ['tabs as one file', ['Tabs.tsx'], ['TabItem']],
    ['tabs and their panels', ['Tabs/index.tsx', 'TabItem/index.tsx'], []],
    ['the copy button', ['CodeBlock/Buttons/CopyButton/index.tsx'], ['CodeBlock', 'CodeBlock/Buttons']],
    [
      'a part of the menu of a phone',
      ['Navbar/MobileSidebar/Header/index.tsx'],
      ['BlogSidebar', 'DocSidebar', 'Navbar/MobileSidebar', 'Navbar/MobileSidebar/Toggle'],
    ],
    ['the categories of sidebars', ['DocSidebarItem/Category.tsx'], ['DocSidebar/Desktop/Content']],
  ])('returns the parts that conflict with the swizzled %s', (_, files, parts) => {
    files.forEach((file) => swizzle(file));
    expect(getDisabledComponents(siteDir, {codeHighlighting: 'build'})).toEqual(parts);
  });

  it('keeps parts that the site wraps', () => {
    const wrapper = "import Category from '@theme-original/DocSidebarItem/Category';";
    swizzle('DocSidebarItem/Category/index.tsx', wrapper);
    expect(getDisabledComponents(siteDir, {codeHighlighting: 'build'})).toEqual([]);
  });

  it('omits the part for highlighted code if the theme highlights it', () => {
    expect(getDisabledComponents(siteDir, {codeHighlighting: 'theme'})).toEqual(['CodeBlock']);
  });
});

describe('getOriginalAliases', () => {
  const aliases = {
    '@theme/Tabs': '/own/theme/Tabs/index.tsx',
    '@theme-original/Tabs': '/own/theme/Tabs/index.tsx',
    '@theme-init/Tabs': '/classic/Tabs/index.js',
    '@theme/CodeBlock': '/site/src/theme/CodeBlock/index.js',
    '@theme-original/CodeBlock': '/live/CodeBlock/index.js',
    '@theme-init/CodeBlock': '/classic/CodeBlock/index.js',
  };

  it('aliases both names of a part to the original', () => {
    expect(getOriginalAliases(aliases, ['Tabs'], '/own/theme')).toEqual({
      '@theme/Tabs': '/classic/Tabs/index.js',
      '@theme-original/Tabs': '/classic/Tabs/index.js',
    });
  });

  it("doesn't change parts of the site or other themes", () => {
    expect(getOriginalAliases(aliases, ['CodeBlock', 'Unknown'], '/own/theme')).toEqual({});
  });
});
