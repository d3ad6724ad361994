import {capitalise} from '../../../facts/capitalise';

/** Part of the documentation for each first segment of an address. */
const CATEGORIES: Readonly<Record<string, string>> = {
  '': 'Documentation',
  api: 'API',
  apps: 'Integrations',
  code: 'Code',
  components: 'Components',
  'connected-accounts': 'Connected accounts',
  'data-stores': 'Data stores',
  destinations: 'Destinations',
  'environment-variables': 'Code',
  errors: 'Workflows',
  'event-history': 'Workflows',
  'event-sources': 'Sources',
  examples: 'Guides',
  http: 'Workflows',
  limits: 'Reference',
  'millrace-axios': 'Components',
  orgs: 'Workspaces',
  pricing: 'Account',
  'public-workflows': 'Workflows',
  'removed-features': 'Reference',
  'scheduling-future-tasks': 'Sources',
  abuse: 'Security and privacy',
  subprocessors: 'Security and privacy',
  'user-settings': 'Account',
  'workspaces-and-credits-faq': 'Workspaces',
  'migrate-from-v1': 'Guides',
  'new-feature-or-bug': 'Support',
  status: 'Support',
  troubleshooting: 'Support',
  cli: 'CLI',
};

/** Category of a page: `lvl0` of its records. Addresses that the table does not contain are named after their first segment. */
export function categoryOf(path: string): string {
  const first = path.replace(/^\/v1(?=\/)/, '').split('/')[1] ?? '';
  return CATEGORIES[first] ?? capitalise(first.replaceAll('-', ' '));
}
