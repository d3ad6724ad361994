import {hosts} from '../facts/hosts';

/** One moved address. `from` has no slash at its end and stands for both slash forms. */
export type Redirect = {
  readonly from: `/${string}`;
  /** A page of the site (with its slash), or a full address elsewhere. */
  readonly to: `/${string}/` | '/' | `https://${string}`;
};

const NOTEBOOK_DESTINATIONS = ['s3', 'sse', 'snowflake', 'http', 'email'] as const;

/**
 * Every moved address, once: the redirect pages, nginx and the static hosts are all made from this list.
 * Order is of no meaning; a target that is not a page stops the build.
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
