import {expect, test} from '@playwright/test';
import {versions} from '../../src/config/versions';
import {DocsPage} from '../browser/pages/docsPage';

const older = versions.findLast(({status}) => status === 'older');

/** Types of page, by a route of each. */
const PAGES: Readonly<Record<string, string>> = {
  front: '',
  quickstart: 'quickstart/',
  guide: 'workflows/steps/triggers/',
  diagram: 'workflows/flow-control/',
  code: 'code/nodejs/',
  'code recipe': 'code/nodejs/http-requests/',
  table: 'limits/',
  errors: 'troubleshooting/',
  reference: 'api/rest/sources/',
  components: 'components/api/',
  ...(older && {'older page': `${older.id}/workflows/`}),
  search: 'search/?q=timeout',
  'not found': 'no/such/page/',
};

for (const [type, route] of Object.entries(PAGES))
  for (const width of [1280, 375])
    for (const mode of ['light', 'dark'] as const)
      test(`${type} ${mode} ${width}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme: mode});
        await page.goto(route);
        await new DocsPage(page).startApplication();
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${type}-${mode}-${width}.png`, {fullPage: true});
      });
