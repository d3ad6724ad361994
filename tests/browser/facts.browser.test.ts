import {expect, test} from './fixtures';
import {getFactText} from '../../src/facts';

test("filtering the limits doesn't change the column widths", async ({page, facts, docs}) => {
  await docs.open('/limits/');
  const readWidths = (): Promise<number[]> =>
    facts.limits.getByRole('columnheader').evaluateAll((all) => all.map((header) => header.clientWidth));
  const before = await readWidths();
  await facts.filter.fill('email');
  await expect(page.getByRole('main').getByRole('status')).toContainText(' of ');
  expect(await readWidths()).toEqual(before);
});

test("a limit's card opens on focus and hover without moving the page, and Escape closes it", async ({
  page,
  facts,
  docs,
}) => {
  await docs.open('/limits/');
  const limit = facts.inlineLimit(getFactText('limits.payloadSize'));
  await limit.scrollIntoViewIfNeeded();
  const heading = page.getByRole('heading', {name: 'Email triggers'});
  const before = await heading.boundingBox();
  await limit.hover();
  await expect(facts.card).toContainText('HTTP request body');
  expect(await heading.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(facts.card).toHaveCount(0);
  await limit.focus();
  await expect(facts.card).toBeVisible();
});

test('pasting an error links to its entry without sending it anywhere', async ({page, facts, docs, requests}) => {
  await docs.open('/troubleshooting/');
  await facts.paste.fill('secret-order-1042: Error: Function Payload Limit Exceeded');
  await expect(facts.answer).toHaveText('One message found.');
  await page
    .getByRole('region', {name: 'Find an error'})
    .getByRole('link', {name: 'Function Payload Limit Exceeded'})
    .click();
  await expect(page).toHaveURL(/#function-payload-limit-exceeded$/);
  await expect(page.getByRole('heading', {name: 'Function Payload Limit Exceeded'})).toBeInViewport();
  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`);
  expect(sent.filter((request) => request.includes('secret-order'))).toEqual([]);
});

test('searches the pages for an error without an entry', async ({page, docs, facts}) => {
  await docs.open('/troubleshooting/');
  await facts.paste.fill('12:00 started\nThe workflow exceeded its throttling settings');
  const finder = page.getByRole('region', {name: 'Find an error'});
  await expect(finder.getByText('These pages may help:')).toBeVisible();
  await expect(finder.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/docs\//);
});
