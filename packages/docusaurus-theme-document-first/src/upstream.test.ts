import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from '@jest/globals';
import {listChangedFiles, type UpstreamFile} from './upstream';

/** Every file of Docusaurus 3.10.2 that a part of this package was made from or replaces, and the part that follows it. */
const LEDGER: Readonly<Record<string, readonly UpstreamFile[]>> = {
  '@docusaurus/core': [
    ['lib/client/preload.js', '8c1e3de18d30', 'client/page-load/loadPage.ts'],
    ['lib/client/docusaurus.js', 'b0d1dbdc1e3a', 'client/page-load/loadAhead.ts'],
    ['lib/client/prefetch.js', '7543271549a9', 'client/page-load/loadAhead.ts'],
    ['lib/client/PendingNavigation.js', '1c489db32b56', 'client/page-load/preloadForNavigation.ts'],
    ['lib/client/clientEntry.js', 'a9d6514eaf79', 'client/page-load/preloadForFirstPage.ts'],
    ['lib/client/serverEntry.js', 'd727838aa299', 'client/page-load/loadPage.ts'],
    ['lib/client/exports/BrowserOnly.js', '892ba970b6b6', 'client/browserOnly.tsx'],
    ['lib/client/hasHydratedDataAttribute.js', '66d8a389d5b7', 'document/prepareScripts.ts'],
    ['lib/client/exports/ComponentCreator.js', '5f99bdbd725f', 'client/page-load/loadPage.ts'],
    ['lib/ssg/ssgTemplate.html.js', '5d6584e4a61b', 'finishing/waitingScripts.ts'],
    ['lib/ssg/ssgTemplate.js', 'faea0446fa8c', 'finishing/waitingScripts.ts'],
    ['lib/server/codegen/codegenRoutes.js', '6bdf7133ebc4', 'build/configureBundler.ts'],
    ['lib/webpack/base.js', 'b3c441dfc9ae', 'build/configureBundler.ts'],
    ['lib/webpack/client.js', 'b38143fa54a7', 'build/configureBundler.ts'],
    ['lib/webpack/server.js', 'd960a7bca649', 'build/configureBundler.ts'],
    ['lib/webpack/plugins/ChunkAssetPlugin.js', 'd1fdb10641ce', 'build/configureBundler.ts'],
    ['lib/server/storage.js', '261720b9a2f6', 'settings.ts'],
  ],
  '@docusaurus/theme-classic': [
    ['src/theme/BackToTopButton/index.tsx', 'bd0ad1795786', 'theme/BackToTopButton'],
    ['src/theme/CodeBlock/index.tsx', '02872fb480f9', 'theme/CodeBlock'],
    ['src/theme/CodeBlock/Content/String.tsx', '76e8e89a5336', 'theme/CodeBlock'],
    ['src/theme/CodeBlock/Layout/index.tsx', 'b13e7b55a5b8', 'theme/CodeBlock'],
    ['src/theme/CodeBlock/Buttons/index.tsx', 'a17f4e325c88', 'theme/CodeBlock/Buttons'],
    ['src/theme/CodeBlock/Line/index.tsx', '514e4884af8d', 'theme/CodeBlock/attachCodeButtons.ts'],
    ['src/theme/CodeBlock/Buttons/CopyButton/index.tsx', 'ad5b66c0602c', 'theme/CodeBlock/attachCodeButtons.ts'],
    ['src/theme/ColorModeToggle/index.tsx', '0cfe6eb15b73', 'theme/ColorModeToggle'],
    ['src/theme/Details/index.tsx', '94840ca0433a', 'theme/Details'],
    ['src/theme/DocRoot/Layout/Main/index.tsx', 'bbe0cb9951d8', 'theme/DocRoot/Layout/Main'],
    ['src/theme/DocsRoot/index.tsx', '1bce2c404e8e', 'theme/DocsRoot'],
    ['src/theme/Heading/index.tsx', '7254a0b42f90', 'theme/Heading'],
    ['src/theme/Icon/ExternalLink/index.tsx', 'b5cfd4826490', 'theme/Icon/ExternalLink'],
    ['src/theme/BlogSidebar/index.tsx', '1ff8f1a76db1', 'theme/BlogSidebar'],
    ['src/theme/BlogSidebar/Desktop/index.tsx', 'f971bb7a652c', 'theme/Navbar/MobileSidebar/attachDrawer.ts'],
    ['src/theme/DocSidebar/index.tsx', 'c8ebcf85b048', 'theme/DocSidebar'],
    ['src/theme/DocSidebar/Desktop/Content/index.tsx', '415efa217123', 'theme/DocSidebar/Desktop/Content'],
    ['src/theme/DocSidebarItem/Category/index.tsx', 'e69a87dc8e25', 'theme/DocSidebar/foldCategories.ts'],
    ['src/theme/Navbar/Content/index.tsx', '6652ddae0397', 'theme/Navbar/MobileSidebar/attachDrawer.ts'],
    ['src/theme/Navbar/MobileSidebar/index.tsx', 'bcdcffc2de5c', 'theme/Navbar/MobileSidebar'],
    ['src/theme/Navbar/MobileSidebar/Toggle/index.tsx', 'a40691b847a1', 'theme/Navbar/MobileSidebar/Toggle'],
    [
      'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx',
      'eff7667c8390',
      'theme/NavbarItem/DropdownNavbarItem/Desktop',
    ],
    ['src/theme/SkipToContent/index.tsx', '7b26f01611cf', 'theme/SkipToContent'],
    ['src/theme/TOCCollapsible/index.tsx', 'ebed07c11f3c', 'theme/TOCCollapsible'],
    ['src/theme/TOCItems/index.tsx', '39da1608e559', 'theme/TOCItems'],
    ['src/theme/TabItem/index.tsx', 'ae4551e4bf87', 'theme/TabItem'],
    ['src/theme/Tabs/index.tsx', '4346b7b00346', 'theme/Tabs'],
    ['src/nprogress.ts', 'ef7ec4308f09', 'client/page-load/preloadForNavigation.ts'],
    ['src/prism-include-languages.ts', 'df045f5ae05f', 'theme/prism-include-languages.ts'],
    ['src/inlineScripts.ts', '5acb634e347d', 'theme/ColorModeToggle/attachColorModeToggle.ts'],
    ['src/inlineSvgSprites.ts', '01c9e4cb9d7f', 'theme/Icon/ExternalLink'],
  ],
  '@docusaurus/theme-common': [
    ['lib/utils/skipToContentUtils.js', '5666a852371f', 'theme/SkipToContent'],
    ['lib/hooks/useTOCHighlight.js', '2293ea394f74', 'theme/TOCItems'],
    ['lib/utils/tabsUtils.js', '1b5d6b2c7d52', 'theme/Tabs'],
    ['lib/components/Details/index.js', '098356716249', 'theme/Details'],
    ['lib/contexts/colorMode.js', '4d7927eb96f6', 'theme/ColorModeToggle/attachColorModeToggle.ts'],
    ['lib/contexts/navbarMobileSidebar.js', '66a240ad64d9', 'theme/Navbar/MobileSidebar'],
  ],
  '@docusaurus/utils-common': [
    ['lib/index.js', 'f67a902f603f', 'client/utilsCommon.ts'],
    ['lib/applyTrailingSlash.js', 'd5a91f50789d', 'client/utilsCommon.ts'],
  ],
};

const FOLDER = dirname(fileURLToPath(import.meta.url));

it.each(Object.entries(LEDGER))('follows %s', (name, files) => {
  expect(listChangedFiles(name, files, FOLDER)).toEqual([]);
});

it('names a file that has changed or gone, and the part that follows it', () => {
  const files: readonly UpstreamFile[] = [
    ['package.json', '000000000000', 'options.ts'],
    ['lib/gone.js', '000000000000', 'index.ts'],
  ];
  const [changed, gone] = listChangedFiles('@docusaurus/core', files, FOLDER);
  expect(changed).toMatch(/core\/package\.json has changed \([0-9a-f]{12}\): read it again, then options\.ts/);
  expect(gone).toMatch(/core\/lib\/gone\.js .*no such file.*index\.ts/);
});
