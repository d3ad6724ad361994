import type {Server} from 'node:http';
import {MOCK_API_PORT} from '../../../src/config/apiBases';
import {createMockApi} from '../../../src/rest-reference/mock/createMockApi';
import {expect, findViolations, test} from '../fixtures';
import {ReferencePage} from '../pages/referencePage';

// One mock at the port that the page knows, so the tests of this file follow each other.
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

test.beforeEach(({page}) => new ReferencePage(page).answerByMock());

test('sends nothing and loads no form before the reader asks', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  expect(requests.filter((url) => url.includes('/v1/'))).toEqual([]);
  const form = await reference.openBuilder('update-a-source');
  await form.getByLabel('name', {exact: true}).fill('Harbour notices');
  expect(requests.filter((url) => url.includes('/v1/'))).toEqual([]);
});

test('the samples follow what is typed', async ({page}) => {
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  const form = await reference.openBuilder('update-a-source');
  await form.getByLabel('name', {exact: true}).fill('Quay clock');
  await expect(form.locator('[data-sample=bash]')).toContainText('"name": "Quay clock"');
  await form.getByLabel('Your request in').selectOption('go');
  await expect(form.locator('[data-sample=go]')).toContainText('"name": "Quay clock"');
});

test('shows what the API answers', async ({page, complaints}) => {
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  const form = await reference.openBuilder('create-a-source');
  const status = await reference.send(form, 'any');
  await expect(status).toContainText('Status 200 Success.');
  await expect(status).toContainText('"id": "dc_Wq8Rby"');
  // The answer takes the place of the example, and the focus stays on the button.
  await expect(reference.part('create-a-source', 'samples').getByText('Response 200').first()).toBeHidden();
  await expect(form.getByRole('button', {name: 'Send'})).toBeFocused();
  expect(complaints).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('says what is wrong before it sends', async ({page}) => {
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  const form = await reference.openBuilder('delete-a-source');
  await form.getByLabel(/^source_id/).fill('p_Jm2Cfs');
  const status = await reference.send(form, 'any');
  await expect(form.getByLabel(/^source_id/)).toHaveAccessibleDescription(/right form/);
  await expect(status).toHaveText('Correct the marked field.');
  await expect(form.getByLabel(/^source_id/)).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

const failures = [
  ['mock-404', 'Status 404 Correct the request.'],
  ['mock-500', 'Status 500 A fault at Millrace.'],
  ['mock-429', 'Status 429 Too many requests. Send it again in 1 s'],
] as const;

for (const [key, text] of failures) {
  test(`explains the answer to ${key}`, async ({page}) => {
    const reference = new ReferencePage(page);
    await reference.open(PAGE);
    const form = await reference.openBuilder('create-a-source');
    await expect(await reference.send(form, key)).toContainText(text);
  });
}

test('gives up when no answer comes', async ({page}) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(1);
  });
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  const form = await reference.openBuilder('create-a-source');
  await expect(await reference.send(form, 'mock-timeout')).toContainText('No answer came within');
});

test('says when the browser is offline', async ({page, context}) => {
  const reference = new ReferencePage(page);
  await reference.open(PAGE);
  const form = await reference.openBuilder('create-a-source');
  await reference.cutOff();
  await context.setOffline(true);
  await expect(await reference.send(form, 'any')).toContainText('Your browser is offline');
});

test('says when the server cannot be reached', async ({page}) => {
  const reference = new ReferencePage(page);
  await reference.cutOff();
  await reference.open(PAGE);
  const form = await reference.openBuilder('create-a-source');
  await expect(await reference.send(form, 'any')).toContainText('could not be reached');
});
