/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original loads all types of items. This file only contains
 * the types in `src/config/navbar.ts`. Add a line for each new type.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

const ComponentTypes = {
  default: DefaultNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  dropdown: DropdownNavbarItem,
};

export default ComponentTypes;
