import type {Locator, Page} from '@playwright/test';

/** One change of a block's background: how many milliseconds it takes, and the colours on its way. */
export type Glide = {
  readonly duration: number;
  readonly start: string;
  readonly middle: string;
  readonly end: string;
};

/** A block of code as a reader meets it. */
export class CodeBlock {
  readonly code: Locator;
  readonly button: Locator;

  constructor(
    readonly page: Page,
    readonly root: Locator = page.locator('.code-block').first(),
  ) {
    this.code = root.locator('code');
    this.button = root.getByRole('button');
  }

  /** The code as it is to be read. */
  async readCode(): Promise<string> {
    const text = await this.code.evaluate((code) => (code as HTMLElement).innerText);
    return text.replace(/\n+$/, '');
  }

  /** Writes down from now on what the button says; the function that comes back reads it. */
  async recordTexts(): Promise<() => Promise<string[]>> {
    await this.button.evaluate((button) => {
      const texts: string[] = [];
      Object.assign(window, {texts});
      const observer = new MutationObserver(() => texts.push(button.textContent ?? ''));
      observer.observe(button, {childList: true, characterData: true, subtree: true});
    });
    return () => this.page.evaluate(() => (window as unknown as {texts: string[]}).texts);
  }

  readBackground(): Promise<string> {
    return this.root.evaluate((root) => getComputedStyle(root).backgroundColor);
  }

  /** Holds what glides on the page at its start from now on, so that no time passes on the way to it. */
  async holdGlides(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', {playbackRate: 0});
  }

  /**
   * Takes the background through the change that is held, and lets it end.
   *
   * @throws where nothing is held: the background changed at once, or not at all
   */
  finishGlide(): Promise<Glide> {
    return this.root.evaluate((root) => {
      const [glide] = root.getAnimations();
      if (!glide) throw new Error('the background of the block does not glide');
      const duration = Number(glide.effect?.getComputedTiming().duration);
      const colourAt = (time: number): string => {
        glide.currentTime = time;
        return getComputedStyle(root).backgroundColor;
      };
      const [start, middle] = [colourAt(0), colourAt(duration / 2)];
      glide.finish();
      return {duration, start, middle, end: getComputedStyle(root).backgroundColor};
    });
  }
}
