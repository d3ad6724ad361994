import {hasV1} from '../../v1';
import {expect, test} from '../fixtures';

/** Pages of every kind: text, code, tables, forms, operations, the front page. */
const PAGES = [
  '/',
  '/workflows/',
  '/components/api/',
  '/api/rest/sources/',
  '/limits/',
  '/guides/approvals/',
  '/code/nodejs/',
  '/troubleshooting/',
  '/pricing/',
  ...(hasV1 ? ['/v1/workflows/'] : []),
];
const WIDTHS = [1440, 1024, 390];
const STEPS = 30;

/**
 * Returns the element that covers the middle of the focused element, unless it's a part of it or the focused element is
 * off-screen.
 */
function formatCover(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A link on two lines has a box for each line.
  const boxes = [...focused.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
  if (boxes.length === 0) return undefined;
  const covers = boxes.map((box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || x >= window.innerWidth) return focused;
    return document.elementFromPoint(x, y);
  });
  const isSeen = covers.some((cover) => cover && (focused.contains(cover) || cover.contains(focused)));
  const [cover] = covers;
  return isSeen
    ? undefined
    : `${focused.outerHTML.slice(0, 80)} below ${cover?.outerHTML.slice(0, 60) ?? 'the window'}`;
}

for (const width of WIDTHS) {
  test(`focused elements are never covered at ${width} px`, async ({page, docs}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    const covered: string[] = [];
    for (const path of PAGES) {
      await docs.openDocument(path);
      for (const key of ['Tab', 'Shift+Tab']) {
        if (key === 'Shift+Tab') {
          // From the end of the page, so that links scroll into the window one after another.
          await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav a, footer a')?.focus());
        }
        for (let step = 0; step < STEPS; step += 1) {
          await page.keyboard.press(key);
          const cover = await page.evaluate(formatCover);
          if (cover) covered.push(`${path} ${key} ${step}: ${cover}`);
        }
      }
    }
    expect(covered).toEqual([]);
  });
}

test('only scrollable code blocks can be focused', async ({page, docs}) => {
  await docs.openDocument('/components/api/');
  // Code blocks in collapsed parts aren't focusable, and have no size yet.
  const stops = page.locator('.markdown pre[tabindex="0"]:visible');
  await expect
    .poll(() => stops.evaluateAll((all) => all.filter((pre) => pre.scrollWidth <= pre.clientWidth + 1).length))
    .toBe(0);
  expect(await page.locator('.markdown pre:visible').count()).toBeGreaterThan(2 * (await stops.count()));
});

test('scrollable code blocks are named, others are not', async ({page, docs}) => {
  await docs.openDocument('/code/nodejs/');
  const blocks = page.locator('.markdown pre:visible');
  const findWrong = (): Promise<string[]> =>
    blocks.evaluateAll((all) =>
      all
        .filter((pre) => {
          const isNamed = pre.role === 'group' && Boolean(pre.ariaLabel);
          return pre.scrollWidth > pre.clientWidth + 1 !== isNamed;
        })
        .map((pre) => pre.textContent),
    );
  await expect.poll(findWrong).toEqual([]);
  expect(await blocks.and(page.locator('[role=group]')).count()).toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Wrap', exact: true}).first().click();
  await expect(blocks.and(page.locator('[role=group]'))).toHaveCount(0);
});
