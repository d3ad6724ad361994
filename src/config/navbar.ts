import type {NavbarItem} from '@docusaurus/theme-common';
import {hosts} from '../facts/hosts';
import {BASE_URL, COLD_STARTS, COLD_STARTS_LABEL} from './addresses';
import {versions} from './versions';

/** Front page of each version. */
const FRONT_PAGES = `^(${versions.map(({prefix}) => BASE_URL + prefix.slice(1)).join('|')})$`;

/** Label of the menu of reference pages. */
export const REFERENCE_LABEL = 'Reference';

/** Anchor of each page beside its sidebar: where the link past the navigation leads. */
export const CONTENT_ID = 'main-content';

/** Anchor below each page, where the lists of the section and of the site begin on a phone without script. */
export const MENU_ID = 'menu';

/** Items of the Reference menu, in order. */
export const REFERENCE_MENU = [
  {label: 'Components API', to: '/components/api/'},
  {label: 'CLI', to: '/cli/reference/'},
  {label: 'REST API', to: '/api/rest/'},
  {label: 'Limits', to: '/limits/'},
  {label: 'Security & Privacy', to: '/privacy-and-security/'},
  {label: COLD_STARTS_LABEL, to: COLD_STARTS, activeBaseRegex: '^never$'},
] as const;

/** The top navigation, left to right; the search box is placed by the theme. */
export const navbarItems: NavbarItem[] = [
  {label: 'Documentation', to: '/', position: 'left', activeBaseRegex: FRONT_PAGES},
  {label: 'Quickstart', to: '/quickstart/', position: 'left'},
  {label: 'Guides', to: '/guides/', position: 'left'},
  {type: 'dropdown', label: REFERENCE_LABEL, position: 'left', items: [...REFERENCE_MENU]},
  {label: 'Support', href: `${hosts.app.text}/support`, position: 'right'},
  {label: 'Pricing', to: '/pricing/', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
];
