/** Defers loading React until the reader needs it. */
import {announce} from '../client/announce';
import {HYDRATION} from '../client/page';
import {isReloaded, getTypedFields} from '../client/page-load/newDeployment';
import {loadFailureText} from '../words';
import {findReactControl, isClickDeferred, onInteraction, hydrateWhenRequested, isCustomWidget} from './controls';
import {createElementFinder, trackTyping} from './earlyInput';
import {showReloadNotice} from './showReloadNotice';
import {startApplication} from './startApplication';
import {observePage} from './observePage';

/** The reader's last click or key, to replay after hydration. */
let replay: (() => void) | undefined;
let pressed: HTMLElement | undefined;

function clearPressed(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** Placeholders of parts that need React. */
const NEEDED = '[data-application-needed]:not([data-application-needed=query])';

/** Whether hydration would discard changes by translators, extensions or other scripts. */
let wouldDiscardChanges = (): boolean => false;

/** Shows a notice that a reload is needed, next to the control or the empty part. */
function showReloadNeeded(control: Element | null | undefined = document.querySelector(NEEDED)): void {
  if (control) showReloadNotice(control);
  clearPressed();
  replay = undefined;
}

function startIfSafe(): void {
  if (wouldDiscardChanges()) return showReloadNeeded(pressed);
  startApplication().catch(() => {
    if (pressed) announce(loadFailureText, true);
    clearPressed();
    replay = undefined;
  });
}

/** Cancels an event, marks the control as busy, starts the application and replays the event after hydration. */
function startAndReplay(event: Event, control: HTMLElement, replayOn: (control: HTMLElement) => void): void {
  event.preventDefault();
  event.stopPropagation();
  clearPressed();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  const findAgain = createElementFinder(control);
  replay = () => {
    const found = findAgain();
    if (found) replayOn(found);
  };
  startIfSafe();
}

function handleInteraction(event: Event): void {
  const control = findReactControl(event);
  if (!control) return;
  if (!wouldDiscardChanges()) return startIfSafe();
  // Other controls show the notice when they're clicked.
  if (event.type === 'focusin' && !isClickDeferred(control)) showReloadNotice(control);
}

function onClick(event: MouseEvent): void {
  const control = findReactControl(event);
  if (control && isClickDeferred(control)) startAndReplay(event, control, (target) => target.click());
}

function onKeyDown(event: KeyboardEvent): void {
  const control = findReactControl(event);
  if (control && isCustomWidget(control) && event.key !== 'Tab')
    startAndReplay(event, control, (target) => target.dispatchEvent(new KeyboardEvent(event.type, event)));
}

/** Whether React has hydrated the page. Docusaurus sets an attribute on the root element. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once after hydration. */
function onHydration(callback: () => void): void {
  if (isHydrated()) return callback();
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Starts the application when the page requests it, or on the first interaction with a control that needs React (hover,
 * touch or focus). Reading, scrolling and following links never start it. Clicks before hydration mark the control as
 * busy and are replayed; typed text is preserved. If others have changed the page, the application doesn't start: a
 * notice offers a reload, after which it always starts.
 */
export function listenForApplication(): void {
  const watch = observePage();
  const isReloadRequested = isReloaded();
  wouldDiscardChanges = () => !isReloadRequested && watch.isChanged();
  document.addEventListener(HYDRATION, (event) => {
    if (!wouldDiscardChanges()) return watch.stop();
    event.preventDefault();
    showReloadNeeded(pressed);
  });
  hydrateWhenRequested(startIfSafe);
  const waiting = new AbortController();
  const options = {capture: true, signal: waiting.signal};
  onInteraction(handleInteraction, waiting);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  const restoreTyping = trackTyping(getTypedFields());
  if (isReloadRequested) startIfSafe();
  onHydration(() => {
    waiting.abort();
    restoreTyping();
    clearPressed();
    // The next render of React may replace parts that only exist in the browser.
    setTimeout(() => {
      replay?.();
      replay = undefined;
    });
  });
}
