import {expect, it} from '@jest/globals';
import {getUpstreamChanges, type UpstreamFile} from 'docusaurus-theme-document-first/upstream';

/** The Docusaurus 3.10.2 files that components in this folder are based on: path, hash and our component. */
const UPSTREAM_FILES: readonly UpstreamFile[] = [
  ['src/theme/AnnouncementBar/index.tsx', '0dac58189eb6', 'src/theme/AnnouncementBar'],
  ['src/theme/DocBreadcrumbs/index.tsx', 'cd775016fe08', 'src/theme/DocBreadcrumbs'],
  ['src/theme/DocItem/Footer/index.tsx', 'e66cb95f8e06', 'src/theme/DocItem/Footer'],
  ['src/theme/DocItem/Metadata/index.tsx', '07cbb30b0dc0', 'src/theme/DocItem/Metadata'],
  ['src/theme/DocVersionBanner/index.tsx', '4cbfaa11f966', 'src/theme/DocVersionBanner'],
  ['src/theme/EditMetaRow/index.tsx', '5f15cd5bae6c', 'src/theme/EditMetaRow'],
  ['src/theme/NavbarItem/ComponentTypes.tsx', 'bca91aa80692', 'src/theme/NavbarItem/ComponentTypes.tsx'],
  [
    'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx',
    'cbf64a215f4c',
    'src/theme/NavbarItem/DocsVersionDropdownNavbarItem',
  ],
  ['src/theme/NotFound/index.tsx', '49603d148499', 'src/theme/NotFound'],
];

it('the hashes of changed theme parts match the installed version', () => {
  expect(getUpstreamChanges('@docusaurus/theme-classic', UPSTREAM_FILES, process.cwd())).toEqual([]);
});
