import {address, expect, holdRequests, test} from '../fixtures';

const PAGE = '/workflows/steps/';

test('speculation rules prerender hovered pages, and the policy allows it', async ({page, request, complaints}) => {
  const html = await (await request.get(address(PAGE))).text();
  const rules = /<script type="?speculationrules"?>(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(rules ?? '{}')).toMatchObject({prerender: [{eagerness: 'moderate'}]});
  await page.goto(address(PAGE));
  const isLoadedAhead = (path: string): Promise<boolean> =>
    page.evaluate(
      ([given = '{}', of = '']) => {
        const [within, without] = JSON.parse(given).prerender[0].where.and;
        const matches = (pattern: string): boolean => new URLPattern(pattern, location.href).test(of, location.href);
        return matches(within.href_matches) && !matches(without.not.href_matches);
      },
      [rules ?? '{}', path],
    );
  for (const path of ['/docs/limits/', '/docs/limits', '/docs/v1/limits/', '/docs/1.0/limits/'])
    expect(await isLoadedAhead(path), path).toBe(true);
  for (const path of ['/docs/limits.md', '/docs/v1/llms.txt', '/docs/offline/millrace.pdf', '/blog/'])
    expect(await isLoadedAhead(path), path).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test("doesn't prerender on phones or in data saver mode", async ({page, browser, baseURL}) => {
  await page.goto(address(PAGE));
  await expect(page.locator('html[data-prefetch-links]')).toHaveCount(1);
  const phone = await browser.newPage({baseURL, hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});
  await phone.goto(address(PAGE), {waitUntil: 'networkidle'});
  await expect(phone.locator('html[data-document-script]')).toHaveCount(1);
  await expect(phone.locator('html[data-prefetch-links]')).toHaveCount(0);
  await phone.close();
  const saving = await browser.newPage({baseURL});
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  await saving.goto(address(PAGE), {waitUntil: 'networkidle'});
  await expect(saving.locator('html[data-prefetch-links]')).toHaveCount(0);
  await saving.close();
});

test("fetches the page's scripts in parallel with the application, each once", async ({
  page,
  docs,
  request,
  requests,
}) => {
  const release = await holdRequests(page, '**/assets/js/main.*.js');
  const getRequestedFiles = (): string[] => requests.map((asked) => asked.url().split('/').at(-1) ?? '');
  await docs.openDocument(PAGE);
  const named = await page.locator('script[data-application]').first().getAttribute('data-application');
  const {shared} = (await (await request.get(address('/application.json'))).json()) as {shared: Record<string, string>};
  const names = (named ?? '').split(' ').map((name) => `${shared[name] ?? name}.js`);
  expect(names.length).toBeGreaterThan(1);
  await docs.touchControl();
  await expect.poll(getRequestedFiles).toEqual(expect.arrayContaining(names));
  release();
  await docs.waitForApplication();
  const ofPage = getRequestedFiles().filter((name) => /^\d+\.\w+\.js$/.test(name));
  expect(ofPage.sort()).toEqual(names.sort());
});
