/** The six types of page whose weight is watched, by a route of each. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  front: '',
  guide: 'workflows/steps/triggers/',
  code: 'code/nodejs/',
  table: 'limits/',
  reference: 'api/rest/',
  'v1 page': 'v1/workflows/',
};

/** Pages from which the way to another one is timed, with the link that is followed: a page of the sidebar. */
export const NAVIGATED: Readonly<Record<string, string>> = {
  'workflows/steps/triggers/': '.menu__link[href="/docs/workflows/steps/actions/"]',
  'code/nodejs/http-requests/': '.menu__link[href="/docs/code/nodejs/"]',
  'limits/': '.menu__link[href="/docs/components/api/"]',
};
