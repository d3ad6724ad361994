import type {Options} from 'docusaurus-plugin-page-history';
import {codeLanguages} from './codeLanguages';

/** The changes of pages: feeds, and the list at `/changes/`. */
export const pageHistory = {
  title: 'Changes in the Millrace Docs',
  sections: [
    {id: 'start', label: 'Quickstart and guides', folders: ['', 'quickstart', 'guides', 'examples']},
    {
      id: 'workflows',
      label: 'Workflows',
      folders: ['workflows', 'delivery', 'event-history', 'http', 'scheduling-future-tasks'],
    },
    {id: 'code', label: 'Code', folders: ['code', 'data-stores', 'destinations', 'environment-variables']},
    {
      id: 'integrations',
      label: 'Sources, apps and components',
      folders: ['sources', 'apps', 'components', 'connected-accounts', 'millrace-axios'],
    },
    {id: 'api', label: 'API and CLI', folders: ['api', 'cli']},
    {
      id: 'account',
      label: 'Limits, pricing and workspaces',
      folders: ['limits', 'pricing', 'workspaces', 'workspaces-and-credits-faq', 'projects', 'user-settings'],
    },
    {id: 'security', label: 'Security and privacy', folders: ['privacy-and-security', 'abuse', 'subprocessors']},
    {id: 'help', label: 'Help', folders: []},
  ],
  feeds: [
    {path: 'api/rest/changes/atom.xml', title: 'Changes of the Millrace REST API', routes: ['/api/rest/changes/']},
  ],
  languages: Object.fromEntries(Object.entries(codeLanguages).map(([name, {label}]) => [name, label])),
  // A shown result belongs to the block that printed it.
  ignoredSamples: /(?:^|\s)expect=/,
  dateLocales: {en: 'en-GB'},
} satisfies Options;
