/** The six types of page whose weight is watched, by a route of each. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  front: '',
  guide: 'workflows/steps/triggers/',
  code: 'code/nodejs/',
  table: 'limits/',
  reference: 'api/rest/',
  'v1 page': 'v1/workflows/',
};
