/** Makes the application wait for the reader. */
import {announce} from '../client/announce';
import {HYDRATION} from '../client/page';
import {isReloaded, getTypedFields} from '../client/page-load/newDeployment';
import {loadFailure} from '../words';
import {findControl, isPressed, listenForInterest, startByMode, isCustomWidget} from './controls';
import {createElementFinder, trackTyping} from './earlyInput';
import {showReloadNotice} from './showReloadNotice';
import {startApplication} from './startApplication';
import {observePage} from './observePage';

/** What to do again once the application is there: the reader's last press. */
let replay: (() => void) | undefined;
let pressed: HTMLElement | undefined;

function clearPressed(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** What stands where a part of the page needs the application. */
const NEEDED = '[data-application-needed]:not([data-application-needed=query])';

/** Whether the application would lose what others have changed in the page. */
let isLossy = (): boolean => false;

/** Tells the reader what needs a reload, next to the control or the empty part. */
function showReloadNeeded(control: Element | null | undefined = document.querySelector(NEEDED)): void {
  if (control) showReloadNotice(control);
  clearPressed();
  replay = undefined;
}

function startIfSafe(): void {
  if (isLossy()) return showReloadNeeded(pressed);
  startApplication().catch(() => {
    if (pressed) announce(loadFailure, true);
    clearPressed();
    replay = undefined;
  });
}

/** Takes a press that the application will answer, shows that it was taken, and starts the application. */
function deferPress(event: Event, control: HTMLElement, again: (control: HTMLElement) => void): void {
  event.preventDefault();
  event.stopPropagation();
  clearPressed();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  const findAgain = createElementFinder(control);
  replay = () => {
    const found = findAgain();
    if (found) again(found);
  };
  startIfSafe();
}

const clickControl = (control: HTMLElement): void => control.click();

function onInterest(event: Event): void {
  const control = findControl(event);
  if (!control) return;
  if (!isLossy()) return startIfSafe();
  // Pressing the control explains why it doesn't work.
  if (event.type === 'focusin' && !isPressed(control)) showReloadNotice(control);
}

function onClick(event: MouseEvent): void {
  const control = findControl(event);
  if (control && isPressed(control)) deferPress(event, control, clickControl);
}

function onKeyDown(event: KeyboardEvent): void {
  const control = findControl(event);
  if (control && isCustomWidget(control) && event.key !== 'Tab')
    deferPress(event, control, (widget) => widget.dispatchEvent(new KeyboardEvent(event.type, event)));
}

/** Whether React has taken the page over; Docusaurus says so on the root element. */
export function isApplicationThere(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, when React has taken the page over. */
function onHydration(callback: () => void): void {
  if (isApplicationThere()) return callback();
  const observer = new MutationObserver(() => {
    if (!isApplicationThere()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Starts the application when the page asks for it, or at the first sign that the reader needs it: the pointer over, a
 * touch on or the focus in a control that nothing else serves. Reading, scrolling and
 * following links never start it. A press that comes too early is shown as busy and done once the application is
 * there; text typed meanwhile, or before the page was reloaded, is kept. On a page that others have changed, the
 * application does not start: the reader can have it loaded again, and then it starts in any case.
 */
export function listenForApplication(): void {
  const watch = observePage();
  const isAsked = isReloaded();
  isLossy = () => !isAsked && watch.isChanged();
  document.addEventListener(HYDRATION, (event) => {
    if (!isLossy()) return watch.stop();
    event.preventDefault();
    showReloadNeeded(pressed);
  });
  startByMode(startIfSafe);
  const waiting = new AbortController();
  const options = {capture: true, signal: waiting.signal};
  listenForInterest(onInterest, waiting);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  const restoreTyping = trackTyping(getTypedFields());
  if (isAsked) startIfSafe();
  onHydration(() => {
    waiting.abort();
    restoreTyping();
    clearPressed();
    // What React renders next may replace parts that exist in the browser only.
    setTimeout(() => {
      replay?.();
      replay = undefined;
    });
  });
}
