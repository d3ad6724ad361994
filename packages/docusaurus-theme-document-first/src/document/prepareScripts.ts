/** Makes the application wait for the reader. */
import {announce} from '../client/announce';
import {HYDRATION} from '../client/page';
import {isReloaded, listTyped} from '../client/page-load/newDeployment';
import {loadFailure} from '../words';
import {findControl, isPressed, listenForInterest, startByMode, takesKeys} from './controls';
import {keepElement, keepTyping} from './earlyInput';
import {offerReload} from './offerReload';
import {startApplication} from './startApplication';
import {watchPage} from './watchPage';

/** What to do again once the application is there: the reader's last press. */
let replay: (() => void) | undefined;
let pressed: HTMLElement | undefined;

function release(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** What stands where a part of the page needs the application. */
const NEEDED = '[data-application-needed]:not([data-application-needed=query])';

/** Whether the application would lose what others have changed in the page. */
let isLossy = (): boolean => false;

/** Tells the reader what the page as it is cannot do, at the control or at the part that shows nothing. */
function giveUp(control: Element | null | undefined = document.querySelector(NEEDED)): void {
  if (control) offerReload(control);
  release();
  replay = undefined;
}

function start(): void {
  if (isLossy()) return giveUp(pressed);
  startApplication().catch(() => {
    if (pressed) announce(loadFailure, true);
    release();
    replay = undefined;
  });
}

/** Takes a press that the application will answer, shows that it was taken, and starts the application. */
function take(event: Event, control: HTMLElement, again: (control: HTMLElement) => void): void {
  event.preventDefault();
  event.stopPropagation();
  release();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  const findAgain = keepElement(control);
  replay = () => {
    const found = findAgain();
    if (found) again(found);
  };
  start();
}

const press = (control: HTMLElement): void => control.click();

function onInterest(event: Event): void {
  const control = findControl(event);
  if (!control) return;
  if (!isLossy()) return start();
  // What is pressed says so when it is pressed.
  if (event.type === 'focusin' && !isPressed(control)) offerReload(control);
}

function onClick(event: MouseEvent): void {
  const control = findControl(event);
  if (control && isPressed(control)) take(event, control, press);
}

function onKeyDown(event: KeyboardEvent): void {
  const control = findControl(event);
  if (control && takesKeys(control) && event.key !== 'Tab')
    take(event, control, (widget) => widget.dispatchEvent(new KeyboardEvent(event.type, event)));
}

/** Whether React has taken the page over; Docusaurus says so on the root element. */
export function isApplicationThere(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, when React has taken the page over. */
function whenApplicationIsThere(callback: () => void): void {
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
export function prepareApplication(): void {
  const watch = watchPage();
  const isAsked = isReloaded();
  isLossy = () => !isAsked && watch.isChanged();
  document.addEventListener(HYDRATION, (event) => {
    if (!isLossy()) return watch.stop();
    event.preventDefault();
    giveUp(pressed);
  });
  startByMode(start);
  const waiting = new AbortController();
  const options = {capture: true, signal: waiting.signal};
  listenForInterest(onInterest, waiting);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  const restoreTyping = keepTyping(listTyped());
  if (isAsked) start();
  whenApplicationIsThere(() => {
    waiting.abort();
    restoreTyping();
    release();
    // What React renders next may replace parts that exist in the browser only.
    setTimeout(() => {
      replay?.();
      replay = undefined;
    });
  });
}
