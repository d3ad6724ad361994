import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {LinkedLines} from './linkedLines';

const PAGE = '/code/nodejs/';

async function openLines(docs: DocsPage): Promise<LinkedLines> {
  await docs.openDocument(PAGE);
  const {page} = docs;
  const lines = new LinkedLines(page, page.locator('#passing-props-to-code-steps ~ .code-block').first());
  await lines.reach();
  return lines;
}

const selectedText = ({page}: LinkedLines): Promise<string> => page.evaluate(() => String(window.getSelection()));

test('dragging over numbers chooses their lines and selects no text, also beside the numbers', async ({page}) => {
  const lines = await openLines(new DocsPage(page));
  await lines.drag(3, 5);
  const all = await lines.readLines();
  expect(await lines.readMarked()).toEqual(all.slice(2, 5));
  expect(page.url()).toMatch(/\?lines=3-5\.\d+\.[a-z0-9]{5}#passing-props-to-code-steps$/);
  await expect(lines.numbers.nth(4)).toBeFocused();
  await lines.drag(4, 1, 200);
  expect(await lines.readMarked()).toEqual(all.slice(0, 4));
  expect(await selectedText(lines)).toBe('');
  await lines.numbers.nth(6).click({modifiers: ['Shift']});
  expect(await lines.readMarked()).toEqual(all.slice(3, 7));
});

test('a drag that returns to its line chooses it, and a click drops it', async ({page}) => {
  const lines = await openLines(new DocsPage(page));
  const [third, fifth] = [await lines.middleOf(3), await lines.middleOf(5)];
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(fifth.x, fifth.y);
  await page.mouse.move(third.x, third.y);
  await page.mouse.up();
  expect(await lines.readMarked()).toEqual((await lines.readLines()).slice(2, 3));
  await lines.numbers.nth(2).click();
  await expect(lines.mark).toHaveCount(0);
});

test('text of the code can be selected, in marked lines too', async ({page}) => {
  const lines = await openLines(new DocsPage(page));
  await lines.drag(2, 4);
  const [from, to] = [await lines.middleOf(1), await lines.middleOf(3)];
  await page.mouse.move(from.x + 30, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 120, to.y, {steps: 4});
  await page.mouse.up();
  expect((await selectedText(lines)).split('\n')).toHaveLength(3);
  expect(await lines.readMarked()).toEqual((await lines.readLines()).slice(1, 4));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a finger extends the choice from a chosen number, and scrolls over the others', async ({page}) => {
    const lines = await openLines(new DocsPage(page));
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const [start, end] = [await lines.middleOf(from), await lines.middleOf(to)];
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: {x: number; y: number}[]) =>
        session.send('Input.dispatchTouchEvent', {type, touchPoints});
      await send('touchStart', [start]);
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{x: start.x, y: start.y + (end.y - start.y) * part}]);
      await send('touchEnd', []);
    };
    const readScroll = (): Promise<number> => page.evaluate(() => window.scrollY);
    await lines.numbers.nth(1).tap();
    const resting = await readScroll();
    await swipe(2, 5);
    const chosen = (await lines.readLines()).slice(1, 5);
    expect(await lines.readMarked()).toEqual(chosen);
    expect(await readScroll()).toBe(resting);

    await swipe(8, 6);
    await expect.poll(readScroll).toBeGreaterThan(resting);
    expect(await lines.readMarked()).toEqual(chosen);
  });
});
