/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original brings every kind of item to the browser. These
 * are the kinds that `src/config/navbar.ts` uses; another is one line more.
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
