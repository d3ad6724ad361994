import type {Footer} from '@docusaurus/theme-common';
import {hosts} from '../facts/hosts';
import {AGENTS_PAGE} from './agentFiles';

/** The footer: four short columns by task, and one line about the site. */
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
      ],
    },
  ],
  logo: undefined,
  copyright: `Millrace documentation. Is something wrong or missing? Use the edit link at the end of the page.`,
};
