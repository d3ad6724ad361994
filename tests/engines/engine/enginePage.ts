import {waitFor, type Engine} from './engine';

/** An element: a selector, or one whose text is given too. The first that a reader can see is meant. */
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

/** Runs in the page: brings an element into view, unless its centre is, and tells where that is. */
function findPosition(css: string, text: string | null): Position | null {
  const found = Array.from(document.querySelectorAll(css)).find(
    (element) => element.getClientRects().length > 0 && (text === null || element.textContent?.trim() === text),
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

/** A page of the built site in a browser, used as a reader does: by pointer and keys. */
export class EnginePage {
  /** The browser, once it runs. */
  engine!: Engine;
  /** Address of the site, with a slash at its end. */
  site = '';

  /** Opens a page by its path below the site, as a reader who has chosen nothing, and waits for the document script. */
  async open(path: string): Promise<void> {
    await this.engine.send('open', {url: `${this.site}${path}`});
    await this.waitForDocument();
  }

  waitForDocument(): Promise<unknown> {
    return this.waitUntil('the document script', () => document.documentElement.dataset.documentScript !== undefined);
  }

  /** Resolves when React has taken the page over. */
  waitForApplication(): Promise<unknown> {
    return this.waitUntil('the application', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Forgets what the reader of the test before has chosen. */
  async clearStorage(): Promise<void> {
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Runs a function in the page. What it uses has to be given to it. */
  async run<A extends readonly unknown[], R>(task: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.engine.send('run', {script: `return (${task.toString()}).apply(null, arguments)`, args})) as R;
  }

  /** Waits until a function in the page gives something that is neither false nor missing. */
  waitUntil<A extends readonly unknown[], R>(
    what: string,
    task: (...args: A) => R,
    ...args: A
  ): Promise<NonNullable<R>> {
    return waitFor(what, () => this.run(task, ...args));
  }

  /** Waits until the text of an element holds what is given. */
  async waitForText(css: string, text: string): Promise<void> {
    const includesText = (selector: string, part: string) =>
      document.querySelector(selector)?.textContent?.includes(part);
    await this.waitUntil(`“${text}” in ${css}`, includesText, css, text);
  }

  private async getPosition(target: Target): Promise<Position> {
    const {css, text} = typeof target === 'string' ? {css: target, text: null} : target;
    let last: Position | null = null;
    // Until it stands still: a part that unfolds above it moves it.
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

  /** Puts the pointer over the centre of an element. */
  hover(target: Target): Promise<void> {
    return this.performPointerActions(target, []);
  }

  /** Presses the main button of the pointer over the centre of an element, whatever is there. */
  click(target: Target): Promise<void> {
    return this.performPointerActions(target, [
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Types keys; the last of those given as one text with a modifier goes down while it is held. */
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

  /** Makes the window as wide as a desk's screen, or as narrow as a browser's window can be: rows become cards. */
  async resize(width: number, height = 900): Promise<void> {
    await this.engine.send('resize', {x: 0, y: 0, width, height});
    await this.waitUntil(`a window of ${width} px`, (wanted) => Math.abs(window.innerWidth - wanted) < 40, width);
  }

  goBack(): Promise<unknown> {
    return this.engine.send('back', {});
  }
}
