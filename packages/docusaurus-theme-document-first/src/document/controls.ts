import {toolInterests} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {getStartMode} from './startApplication';

/** Roles of widgets. */
const ROLES = 'button,tab,checkbox,switch,radio,slider,combobox,option,menuitem,treeitem';

/** What readers act on, and only the application may know how. */
const CONTROLS =
  'button,input,select,textarea,summary,audio,video,[contenteditable],[data-application-control],' +
  ROLES.replace(/\w+/g, '[role=$&]');

/** What the document script or the browser serves. */
const SERVED = '[data-document-control],[data-document-control]>summary,[data-attached],[data-attached]>ul>li';

const isControl = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && (target.matches(CONTROLS) || target.localName.includes('-'));

/** What a module of its own serves, and dialogs and notices that work without the application. */
const SERVED_INSIDE =
  '[data-module],.page-notice,dialog[data-document-control]' + (toolInterests && `,${toolInterests}`);

/** Whether the document script, the browser, a module of its own or the page tools serve a control. */
const isServed = (control: Element): boolean => control.matches(SERVED) || control.closest(SERVED_INSIDE) !== null;

/** The innermost control that an event is about, if it needs the application. */
export function findControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find(isControl);
  return control && !isServed(control) ? control : undefined;
}

/** Whether a press on a control waits for the application; with anything else the browser does what it does. */
export const isPressed = (control: HTMLElement): boolean =>
  control.matches('button,[type=checkbox],[type=radio],[role]');

/** Whether a key on a control waits too: on widgets of elements for which the browser knows no keys. */
export const isCustomWidget = (control: HTMLElement): boolean =>
  control.matches('[role]:not(a,button,input,select,textarea,[contenteditable])');

/** What shows nothing useful before the application is there. */
const getNeededSelector = (when: string): string => `[data-application-needed="${when}"]`;

/**
 * Starts the application early if the page asks for it: immediately, when the browser is idle, when something that
 * needs it comes into view, or when part of the page would be empty without it.
 */
export function startByMode(start: () => void): void {
  const mode = getStartMode();
  // React writes an attribute without a value as "true".
  const atOnce =
    `${getNeededSelector('')},${getNeededSelector('true')}` + (location.search && `,${getNeededSelector('query')}`);
  if (mode === 'load' || document.querySelector(atOnce)) return start();
  if (mode === 'idle') onIdle(start);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  const parts = getNeededSelector('visible') + (mode === 'visible' ? `,main :is(${CONTROLS})` : '');
  for (const part of document.querySelectorAll(parts)) if (!isServed(part)) observer.observe(part);
}

/** Calls back once the page has loaded and the browser has nothing to do. */
export function onIdle(callback: () => void): void {
  // Safari has no `requestIdleCallback`.
  window.addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(callback));
}

/** Calls a listener when something on the page gets the pointer, a touch or the focus, until the signal aborts. */
export function listenForInterest(listener: (event: Event) => void, until?: AbortController): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, listener, {capture: true, passive: true, signal: until?.signal});
}
