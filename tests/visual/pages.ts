/** Types of page, by a route of each. */
export const PAGES: Readonly<Record<string, string>> = {
  front: '',
  quickstart: 'quickstart/',
  guide: 'workflows/steps/triggers/',
  diagram: 'workflows/flow-control/',
  code: 'code/nodejs/',
  'code recipe': 'code/nodejs/http-requests/',
  table: 'limits/',
  errors: 'troubleshooting/',
  reference: 'api/rest/',
  components: 'components/api/',
  'v1 page': 'v1/workflows/',
  search: 'search/?q=timeout',
  'not found': 'no/such/page/',
};
/** Widths a page is looked at. */
export const WIDTHS = [1280, 375] as const;
/** Colour modes a page is looked at in. */
export const MODES = ['light', 'dark'] as const;
