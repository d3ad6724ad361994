import {announce} from '../client/announce';
import {loadFailure} from '../words';
import {whenApplicationIsThere} from './applicationState';
import {keepTyping} from './keepTyping';
import {listenForInterest} from './listenForInterest';
import {isSearchShortcut, typeKey} from './searchKeys';
import {startApplication} from './startApplication';

/** Controls that work with the application only. */
const CONTROLS = '[data-application-control], .navbar__toggle, .menu__caret, button.menu__link';
/** What shows nothing useful before the application is there; with the value `query`, at an address with a query. */
const NEEDED = '[data-application-needed]';

const SEARCH_BUTTON = '[data-search-button]';

const findControl = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

/** What to do again once the application is there: the reader's last press. */
let replay: (() => void) | undefined;
let pressed: HTMLElement | undefined;

function release(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

function isNeededAtOnce(): boolean {
  const needed = document.querySelector<HTMLElement>(NEEDED);
  return needed !== null && (needed.dataset.applicationNeeded !== 'query' || window.location.search !== '');
}

function start(): void {
  startApplication().catch(() => {
    if (pressed) announce(loadFailure);
    release();
    replay = undefined;
  });
}

/** Takes a press that the application will answer, shows that it was taken, and starts the application. */
function take(event: Event, control: HTMLElement, again: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  release();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  replay = again;
  start();
}

function onInterest(event: Event): void {
  if (findControl(event)) start();
}

function onClick(event: MouseEvent): void {
  const control = findControl(event);
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
  if (control && button) take(event, button, () => button.click());
}

/** Keeps what is typed after the search was asked for; its dialog begins with it. */
function keepQuery(event: KeyboardEvent, button: HTMLElement): void {
  const typed = typeKey(button.dataset.typed ?? '', event);
  if (typed === null) return;
  event.preventDefault();
  button.dataset.typed = typed;
}

function onKeyDown(event: KeyboardEvent): void {
  if (pressed?.matches(SEARCH_BUTTON)) return keepQuery(event, pressed);
  if (!isSearchShortcut(event)) return;
  const button = document.querySelector<HTMLElement>(SEARCH_BUTTON);
  if (button) take(event, button, () => button.click());
}

/**
 * Starts the application at the first sign that the reader needs it: the pointer over, a touch on or the focus in
 * one of its controls, or a shortcut of the search. Reading, scrolling and following links never start it. A press
 * that comes too early is shown as busy and done once the application is there; text typed meanwhile is kept.
 */
export function prepareApplication(): void {
  if (isNeededAtOnce()) start();
  const waiting = new AbortController();
  const options = {capture: true, signal: waiting.signal};
  listenForInterest(onInterest, waiting);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  const restoreTyping = keepTyping(CONTROLS);
  whenApplicationIsThere(() => {
    waiting.abort();
    restoreTyping();
    release();
    replay?.();
    replay = undefined;
  });
}
