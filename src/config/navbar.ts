import type {NavbarItem} from '@docusaurus/theme-common';
import {hosts} from '../facts/hosts';
import {COLD_STARTS} from './addresses';

/** Items of the Reference menu, in order. */
export const REFERENCE_MENU = [
  {label: 'Components API', to: '/components/api/'},
  {label: 'CLI', to: '/cli/reference/'},
  {label: 'REST API', to: '/api/rest/'},
  {label: 'Limits', to: '/limits/'},
  {label: 'Security & Privacy', to: '/privacy-and-security/'},
  {label: 'Handling Cold Starts', to: COLD_STARTS, activeBaseRegex: '^never$'},
] as const;

/** The top navigation, left to right; the search box is placed by the theme. */
export const navbarItems: NavbarItem[] = [
  {label: 'Documentation', to: '/', position: 'left', activeBaseRegex: '^/docs/(v1/)?$'},
  {label: 'Quickstart', to: '/quickstart/', position: 'left'},
  {label: 'Guides', to: '/guides/', position: 'left'},
  {type: 'dropdown', label: 'Reference', position: 'left', items: [...REFERENCE_MENU]},
  {label: 'Support', href: `${hosts.app.text}/support`, position: 'right'},
  {label: 'Pricing', to: '/pricing/', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
];
