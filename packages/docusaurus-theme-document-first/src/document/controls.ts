import {toolInterests} from '../client/siteSettings';
import {readStart} from './startApplication';

/** Roles of widgets. */
const ROLES = 'button,tab,checkbox,switch,radio,slider,combobox,option,menuitem,treeitem';

/** What readers act on, and only the application may know how. */
const CONTROLS =
  'button,input,select,textarea,summary,audio,video,[contenteditable],[data-application-control],' +
  ROLES.replace(/\w+/g, '[role=$&]');

/** What the document script or the browser serves. */
const SERVED =
  '[data-document-control],[data-document-control]>summary,[data-attached],[data-attached]>button,[data-attached]>ul>li';

const isControl = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && (target.matches(CONTROLS) || target.localName.includes('-'));

/** Whether the document script, the browser or the page tools serve a control. */
const isServed = (control: Element): boolean =>
  control.matches(SERVED) || (toolInterests !== '' && control.closest(toolInterests) !== null);

/** The innermost control that an event is about, if it needs the application. */
export function findControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find(isControl);
  return control && !isServed(control) ? control : undefined;
}

/** Whether a press on a control waits for the application; with anything else the browser does what it does. */
export const isPressed = (control: HTMLElement): boolean =>
  control.matches('button,[type=checkbox],[type=radio],[role]');

/** Whether a key on a control waits too: on widgets of elements for which the browser knows no keys. */
export const takesKeys = (control: HTMLElement): boolean =>
  control.matches('[role]:not(a,button,input,select,textarea,[contenteditable])');

/** What shows nothing useful before the application is there. */
const needed = (when: string): string => `[data-application-needed="${when}"]`;

/**
 * Starts the application before the reader reaches for it, where the page asks for that: at once, when the browser is
 * idle, or when something that the application serves comes into view; or where a part of it shows nothing without.
 */
export function startByMode(start: () => void): void {
  const mode = readStart();
  // React writes an attribute without a value as "true".
  const atOnce = `${needed('')},${needed('true')}` + (location.search && `,${needed('query')}`);
  if (mode === 'load' || document.querySelector(atOnce)) return start();
  // Safari has no `requestIdleCallback`.
  if (mode === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  const parts = needed('visible') + (mode === 'visible' ? `,main :is(${CONTROLS})` : '');
  for (const part of document.querySelectorAll(parts)) if (!isServed(part)) observer.observe(part);
}

/** What a reader does before the application is there, and how it is kept for it: presses, typing and the search. */

/**
 * Remembers where an element is: React may put another one in its place when it takes the page over, as Docusaurus's
 * tabs do.
 *
 * @returns a function that finds the element, or the one that has its place
 */
export function keepPlace(element: HTMLElement): () => HTMLElement {
  const steps: number[] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    steps.unshift(Array.from(at.parentElement.children).indexOf(at));
  return () => {
    if (element.isConnected) return element;
    const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], document.documentElement);
    return found instanceof HTMLElement && found.localName === element.localName ? found : element;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Sets a value so that React takes it for news: its own setter, on the field, is told of an empty value, and the
 * prototype's setter, which React does not see, puts in the value.
 */
function setValue(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Remembers which fields of the application the reader changes before it is there.
 *
 * @param isOfApplication whether the application serves the field that an event is about
 * @param typed what was typed before the page was reloaded
 * @returns a function that tells the application of the values, as if they were typed now
 */
export function keepTyping(isOfApplication: (event: Event) => boolean, typed: Map<Field, string>): () => void {
  for (const [field, text] of typed) field.value = text;
  const onInput = (event: Event): void => {
    const {target} = event;
    if (isField(target) && isOfApplication(event)) typed.set(target, target.value);
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    // React has put its own first values into the fields by now.
    for (const [field, value] of typed) {
      setValue(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', {bubbles: true}));
    }
  };
}

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('select,:read-write') !== null;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, or a slash outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return event.key === '/' && !isTyping(event);
}

/** What a query becomes by a key that was pressed before its field is there; `null` for a key that types nothing. */
export function typeKey(typed: string, {key, ctrlKey, metaKey, altKey}: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  return [...key].length === 1 ? typed + key : null;
}
