import type {NavbarItem, Footer} from '@docusaurus/theme-common';
import {getMessage} from '../buildWords';
import {hosts} from '../facts/hosts';
import {COLD_STARTS, COLD_STARTS_LABEL, GLOSSARY} from './addresses';
import {AGENTS_PAGE} from './agentFiles';
import {getVersionAddress} from './versionAddress';
import {versions} from './versions';

/** Label of the menu of reference pages. */
export const REFERENCE_LABEL = 'Reference';

/** Older versions whose page has a section about cold starts. */
const anchorIn = versions
  .filter((version) => getVersionAddress(COLD_STARTS, version) !== COLD_STARTS)
  .map(({docusaurusName}) => docusaurusName);

/** Items of the Reference menu, in order. */
export const REFERENCE_MENU = [
  {label: 'Components API', to: '/components/api/'},
  {label: 'CLI', to: '/cli/reference/'},
  {label: 'REST API', to: '/api/rest/'},
  {label: 'Limits', to: '/limits/'},
  {label: 'Glossary', to: GLOSSARY},
  {label: 'Agents and offline reading', to: AGENTS_PAGE},
  {label: 'Security & Privacy', to: '/privacy-and-security/'},
  {label: COLD_STARTS_LABEL, to: COLD_STARTS, activeBaseRegex: '^never$', anchorIn},
] as const;

/**
 * The top navigation, from left to right. The theme adds the search box. An entry with a `sidebar` is active on pages
 * of this sidebar, unless another entry links to them.
 */
export const navbarItems: NavbarItem[] = [
  {label: 'Documentation', to: '/', position: 'left', sidebar: 'docs'},
  {label: 'Quickstart', to: '/quickstart/', position: 'left'},
  {label: 'Guides', to: '/guides/', position: 'left'},
  {type: 'dropdown', label: REFERENCE_LABEL, position: 'left', sidebar: 'reference', items: [...REFERENCE_MENU]},
  {label: 'Support', href: `${hosts.app.text}/support`, position: 'right'},
  {label: 'Pricing', to: '/pricing/', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right'},
];

/** Opens the list of keyboard shortcuts, which the page tools render (`src/features/page-tools/keyboard-help`). */
const KEYBOARD_HELP =
  '<span class="keyboard-help only-with-script" data-page-tool>' +
  `<button class="footer__link-item" popovertarget="keyboard-help" aria-keyshortcuts="?">${getMessage('keys.title')}</button>` +
  `<div popover id="keyboard-help" role="dialog" aria-label="${getMessage('keys.title')}" tabindex="-1" autofocus data-filled></div></span>`;

/** The footer: four columns of links by task, and the site's name. */
export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Quickstart', to: '/quickstart/'},
        {label: 'Guides', to: '/guides/'},
        {label: 'Troubleshooting', to: '/troubleshooting/'},
        {label: 'Migrate from v1', to: '/migrate-from-v1/'},
      ],
    },
    {
      title: 'Build',
      items: [
        {label: 'Workflows', to: '/workflows/'},
        {label: 'Code steps', to: '/code/'},
        {label: 'Sources', to: '/sources/'},
        {label: 'Components', to: '/components/'},
      ],
    },
    {
      title: 'Look up',
      items: [
        {label: 'REST API', to: '/api/rest/'},
        {label: 'CLI', to: '/cli/reference/'},
        {label: 'Limits', to: '/limits/'},
        {label: 'Pricing', to: '/pricing/'},
        {label: 'What changed', to: '/changes/'},
        {label: 'Agents and offline reading', to: AGENTS_PAGE},
      ],
    },
    {
      title: 'Trust and help',
      items: [
        {label: 'Security and privacy', to: '/privacy-and-security/'},
        {label: 'Service status', to: '/status/'},
        {label: 'Report a bug or request a feature', to: '/new-feature-or-bug/'},
        {label: 'Support', href: `${hosts.app.text}/support`},
        {html: KEYBOARD_HELP},
      ],
    },
  ],
  logo: undefined,
  copyright: 'Millrace documentation',
};
