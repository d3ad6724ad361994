import {toolSelector} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {onIdle} from '../client/onIdle';
import {getStartMode} from './startApplication';

const ROLES = 'button,tab,checkbox,switch,radio,slider,combobox,option,menuitem,treeitem';

/** Interactive elements, which may need React. */
const CONTROLS =
  'button,input,select,textarea,summary,audio,video,[contenteditable],[data-application-control],' +
  ROLES.replace(/\w+/g, '[role=$&]');

/** Elements that the document script or the browser handles. */
const WITHOUT_REACT = '[data-document-control],[data-document-control]>summary,[data-attached],[data-attached]>ul>li';

const isControl = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && (target.matches(CONTROLS) || target.localName.includes('-'));

/** Containers of elements that work without React: modules, dialogs, notices and page tools. */
const CONTAINERS_WITHOUT_REACT =
  '[data-module],.page-notice,dialog[data-document-control]' + (toolSelector && `,${toolSelector}`);

const worksWithoutReact = (control: Element): boolean =>
  control.matches(WITHOUT_REACT) || control.closest(CONTAINERS_WITHOUT_REACT) !== null;

/** Returns the innermost control of an event, if it needs React. */
export function findReactControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find(isControl);
  return control && !worksWithoutReact(control) ? control : undefined;
}

/** Whether clicks on a control are deferred until hydration. On all others, the browser's default action applies. */
export const isClickDeferred = (control: HTMLElement): boolean =>
  control.matches('button,[type=checkbox],[type=radio],[role]');

/** Whether key presses are deferred too. Only for custom widgets, which have no native keyboard behaviour. */
export const isCustomWidget = (control: HTMLElement): boolean =>
  control.matches('[role]:not(a,button,input,select,textarea,[contenteditable])');

/** Selects parts that are empty before hydration. */
const getNeededSelector = (when: string): string => `[data-application-needed="${when}"]`;

/** Starts the application when the page requests it: at once, when idle, or when a part that needs it is visible. */
export function hydrateWhenRequested(start: () => void): void {
  const mode = getStartMode();
  // React renders an attribute without a value as "true".
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
  for (const part of document.querySelectorAll(parts)) if (!worksWithoutReact(part)) observer.observe(part);
}

/** Calls a listener on hover, touch or focus until the signal aborts. */
export function onInteraction(listener: (event: Event) => void, until?: AbortController): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, listener, {capture: true, passive: true, signal: until?.signal});
}
