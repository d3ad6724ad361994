import type {Page} from '@playwright/test';

/** The address that the site under test is given, as if it was built with `FEEDBACK_URL`. */
export const ENDPOINT = 'https://reports.example/new';

/** What the service does with the next reports; a number is the status of its answer. */
export type Answer = number | 'offline';

/** A stand-in for the service that takes reports. */
export type ReportEndpoint = {
  /** Bodies of the requests so far. */
  readonly bodies: Record<string, string>[];
  answer: Answer;
};

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type'};

/** Makes the site under test one that sends reports, and answers in place of the service. */
export async function giveEndpoint(page: Page, answer: Answer): Promise<ReportEndpoint> {
  const endpoint: ReportEndpoint = {bodies: [], answer};
  await page.route(
    (url) => url.pathname.startsWith('/docs/') && url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const allowed = policy.replace("connect-src 'self'", "connect-src 'self' https://reports.example");
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}});
    },
  );
  await page.route('**/docs/application.json', async (route) => {
    const response = await route.fetch();
    const files = (await response.json()) as {readonly pageTools: {data: object}};
    Object.assign(files.pageTools.data, {feedbackUrl: ENDPOINT});
    await route.fulfill({response, json: files});
  });
  await page.route(ENDPOINT, async (route) => {
    if (endpoint.answer === 'offline') return route.abort('internetdisconnected');
    if (route.request().method() === 'POST')
      endpoint.bodies.push(route.request().postDataJSON() as Record<string, string>);
    const body = endpoint.answer === 400 ? 'The details are empty.' : '';
    return route.fulfill({status: endpoint.answer, headers: CORS, contentType: 'text/plain', body});
  });
  return endpoint;
}
