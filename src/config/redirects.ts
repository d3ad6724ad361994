import type {Redirect} from 'docusaurus-plugin-built-site';
import {hosts} from '../facts/hosts';

const NOTEBOOK_DESTINATIONS = ['s3', 'sse', 'snowflake', 'http', 'email'] as const;

/**
 * Every moved address. The redirect pages and the rules for nginx and static hosts are all generated from
 * this list. The order does not matter. A target that is not a page stops the build.
 */
export const redirects: readonly Redirect[] = [
  {from: '/cron', to: '/workflows/steps/triggers/'},
  {from: '/notebook', to: '/workflows/steps/'},
  {from: '/workflows/fork', to: '/workflows/copy/'},
  {from: '/notebook/fork', to: '/workflows/copy/'},
  {from: '/notebook/inspector', to: '/workflows/events/inspect/'},
  {from: '/notebook/observability', to: '/workflows/events/inspect/'},
  {from: '/notebook/destinations', to: '/destinations/'},
  ...NOTEBOOK_DESTINATIONS.map((name): Redirect => ({
    from: `/notebook/destinations/${name}`,
    to: `/destinations/${name}/`,
  })),
  {from: '/notebook/code', to: '/code/nodejs/'},
  {from: '/workflows/steps/code', to: '/code/nodejs/'},
  {from: '/notebook/actions', to: '/workflows/steps/actions/'},
  {from: '/notebook/sources', to: '/workflows/steps/triggers/'},
  {from: '/notebook/sql', to: '/destinations/triggers/'},
  {from: '/what-is-millrace', to: '/'},
  {from: '/apps/all-apps', to: `${hosts.app.text}/apps`},
];
