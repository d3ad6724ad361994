import {waitFor, type Engine} from './engine';

/** The first visible element that matches a selector, and optionally a text. */
type Target = string | {readonly css: string; readonly text: string};

/** Keys as WebDriver names them. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  down: '\uE015',
  control: '\uE009',
} as const;

type Position = {readonly x: number; readonly y: number};

/** Runs in the page: scrolls an element into view if necessary, and returns the position of its centre. */
function findPosition(css: string, text: string | null): Position | null {
  const found = Array.from(document.querySelectorAll(css)).find(
    (element) => element.checkVisibility() && (text === null || element.textContent?.trim() === text),
  );
  if (!found) return null;
  const getCenter = (): Position => {
    const {left, top, width, height} = found.getBoundingClientRect();
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  };
  const {x, y} = getCenter();
  if (!found.contains(document.elementFromPoint(x, y))) found.scrollIntoView({block: 'center', behavior: 'instant'});
  return getCenter();
}

/** A page of the built site in a browser, controlled with pointer and keyboard. */
export class EnginePage {
  /** The running browser. */
  engine!: Engine;
  /** URL of the site with a trailing slash. */
  site = '';

  /** Opens a page by its path below the site, and waits for the document script. */
  async open(path: string): Promise<void> {
    await this.engine.send('open', {url: `${this.site}${path}`});
    await this.waitForDocument();
  }

  waitForDocument(): Promise<unknown> {
    return this.waitUntil('the document script', () => document.documentElement.dataset.documentScript !== undefined);
  }

  /** Waits until React has hydrated the page. */
  waitForApplication(): Promise<unknown> {
    return this.waitUntil('the application', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Removes values stored by the previous test. */
  async clearStorage(): Promise<void> {
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Runs a function in the page. It can only use its arguments. */
  async run<A extends readonly unknown[], R>(task: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.engine.send('run', {script: `return (${task.toString()}).apply(null, arguments)`, args})) as R;
  }

  /** Waits until a function in the page returns a truthy value. */
  waitUntil<A extends readonly unknown[], R>(
    what: string,
    task: (...args: A) => R,
    ...args: A
  ): Promise<NonNullable<R>> {
    return waitFor(what, () => this.run(task, ...args));
  }

  /** Waits until an element contains a text. */
  async waitForText(css: string, text: string): Promise<void> {
    const includesText = (selector: string, part: string) =>
      document.querySelector(selector)?.textContent?.includes(part);
    await this.waitUntil(`“${text}” in ${css}`, includesText, css, text);
  }

  private async getPosition(target: Target): Promise<Position> {
    const {css, text} = typeof target === 'string' ? {css: target, text: null} : target;
    let last: Position | null = null;
    // Wait until it stops moving, such as when something above it expands.
    return waitFor(`${css} ${text ?? ''} to stand still`, async () => {
      const place = await this.run(findPosition, css, text);
      const isStill = place !== null && place.x === last?.x && place.y === last.y;
      last = place;
      return isStill ? place : null;
    });
  }

  private async performPointerActions(target: Target, actions: readonly object[]): Promise<void> {
    const place = await this.getPosition(target);
    const move = {type: 'pointerMove', origin: 'viewport', duration: 0, ...place};
    const pointer = {type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions: [move, ...actions]};
    await this.engine.send('act', {actions: [pointer]});
  }

  /** Moves the pointer to the centre of an element. */
  hover(target: Target): Promise<void> {
    return this.performPointerActions(target, []);
  }

  /** Clicks the centre of an element, even if it's covered. */
  click(target: Target): Promise<void> {
    return this.performPointerActions(target, [
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Types text, optionally while holding a modifier key. */
  async type(text: string, modifier?: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    const held = modifier
      ? [{type: 'keyDown', value: modifier}, ...strokes, {type: 'keyUp', value: modifier}]
      : strokes;
    await this.engine.send('act', {actions: [{type: 'key', id: 'keyboard', actions: held}]});
  }

  async resize(width: number, height = 900): Promise<void> {
    await this.engine.send('resize', {x: 0, y: 0, width, height});
    await this.waitUntil(`a window of ${width} px`, (wanted) => Math.abs(window.innerWidth - wanted) < 40, width);
  }

  goBack(): Promise<unknown> {
    return this.engine.send('back', {});
  }
}
