import {versionOfRoute} from './versions';

/** A part of the site that readers can follow, by the first folders of its routes. */
export type ChangeSection = {
  /** Folder of its feed, such as `api` for `/changes/api/atom.xml`. */
  readonly id: string;
  readonly label: string;
  readonly folders: readonly string[];
};

/** The parts of the latest version, in the order of the list of changes. */
const SECTIONS: readonly ChangeSection[] = [
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
];

/** Everything else of the latest version. */
const HELP: ChangeSection = {id: 'help', label: 'Help', folders: []};

const V1: ChangeSection = {id: 'v1', label: 'v1', folders: []};

/** All parts, in order. */
export const changeSections: readonly ChangeSection[] = [...SECTIONS, HELP, V1];

/** The part that a route below the base path belongs to. */
export function sectionOfRoute(route: string): ChangeSection {
  if (versionOfRoute(route).id === 'v1') return V1;
  const folder = route.split('/')[1] ?? '';
  return SECTIONS.find(({folders}) => folders.includes(folder)) ?? HELP;
}
