import type {Server} from 'node:http';
import type {Locator, Request} from '@playwright/test';
import {MOCK_API_PORT} from '../../../src/config/apiBases';
import {createMockApi} from '../../../src/features/rest-reference/mock/createMockApi';
import {expect, findViolations, test} from '../fixtures';
import type {ReferencePage} from '../pages/referencePage';

// A single mock uses the port that's configured in the page, so the tests run one after another.
test.describe.configure({mode: 'serial'});

const PAGE = '/api/rest/sources/';

let mock: Server;

test.beforeAll(async () => {
  mock = await createMockApi();
  await new Promise<void>((resolve) => mock.listen(MOCK_API_PORT, 'localhost', resolve));
});

test.afterAll(() => {
  mock.closeAllConnections();
  mock.close();
});

test.beforeEach(({reference}) => reference.answerByMock());

async function openForm(reference: ReferencePage, anchor: string): Promise<Locator> {
  await reference.open(PAGE);
  return reference.openBuilder(anchor);
}

test("doesn't send any requests until the reader asks", async ({reference, requests}) => {
  const getApiRequests = (): readonly Request[] => requests.filter((request) => request.url().includes('/v1/'));
  await reference.open(PAGE);
  expect(getApiRequests()).toEqual([]);
  const form = await reference.openBuilder('update-a-source');
  await form.getByLabel(/^source_id/).fill('dc_Harbour');
  expect(getApiRequests()).toEqual([]);
});

test('the samples show typed values, highlighted, and can be copied', async ({page, reference, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(reference, 'update-a-source');
  await expect(form.getByLabel(/^source_id/)).toBeFocused();
  await form.getByText(/^Optional fields/).click();
  await form.getByLabel('name', {exact: true}).fill('Quay clock');
  await form.getByRole('tab', {name: 'Go'}).click();
  const sample = form.getByRole('tabpanel');
  await expect(sample.locator('.code-line--marked')).toContainText('"name": "Quay clock"');
  await sample.getByRole('button', {name: /^Copy code/}).click();
  const code = await sample.locator('code').textContent();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // The samples of the form replace those of the page.
  await expect(reference.part('update-a-source', 'samples').getByRole('tablist')).toHaveCount(1);
  for (const name of ['Copy code', 'Send']) await expect(form.getByRole('button', {name}).first()).toBeInViewport();
});

test("shows the API's response", async ({page, reference, complaints}) => {
  const form = await openForm(reference, 'create-a-source');
  const status = await reference.send(form, 'any');
  await expect(status).toContainText('Status 200 Success.');
  await expect(form.getByRole('group', {name: 'Response body'})).toContainText('"id": "dc_Wq8Rby"');
  // The response replaces the example, and the focus stays on the button.
  await expect(reference.part('create-a-source', 'samples').getByText('Response 200').first()).toBeHidden();
  await expect(form.getByRole('button', {name: 'Send'})).toBeFocused();
  expect(complaints).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('shows the retry delay of a 429 response', async ({reference}) => {
  const form = await openForm(reference, 'create-a-source');
  await expect(await reference.send(form, 'mock-429')).toContainText('Too many requests. Send it again in 1 s');
  await expect(reference.part('create-a-source', 'samples').getByText('Response 200').first()).toBeHidden();
});
