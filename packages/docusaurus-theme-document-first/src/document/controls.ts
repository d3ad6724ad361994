import {toolInterests} from '../client/siteSettings';

/** What readers act on, and only the application may know how. */
export const CONTROLS =
  '[data-application-control],button,input,select,textarea,summary,audio,video,[contenteditable],' +
  ['button', 'tab', 'checkbox', 'switch', 'radio', 'slider', 'combobox', 'textbox', 'option', 'menuitem', 'treeitem']
    .map((role) => `[role=${role}]`)
    .join();

/** What the document script or the browser serves. */
const SERVED =
  '[data-document-control],[data-document-control]>summary,[data-attached],[data-attached]>button,[data-attached]>ul>li';

/** What the browser presses by keyboard itself. */
const PRESSED_NATIVELY = 'a,button,input,select,textarea,summary,audio,video';

/** What a press is kept for until the application is there; anything else does what the browser does with it. */
const PRESSED = `button,[type=checkbox],[type=radio],[role]:not(${PRESSED_NATIVELY}),a[role]`;

const isControl = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && (target.matches(CONTROLS) || target.localName.includes('-'));

/** Whether the document script, the browser or the page tools serve a control. */
export const isServed = (control: Element): boolean =>
  control.matches(SERVED) || (toolInterests !== '' && control.closest(toolInterests) !== null);

/** The innermost control that an event is about, if it needs the application. */
export function findControl(event: Event): HTMLElement | undefined {
  const control = event.composedPath().find(isControl);
  return control && !isServed(control) ? control : undefined;
}

/** Whether a press on a control is kept. */
export const isPressed = (control: HTMLElement): boolean => control.matches(PRESSED);

/** Whether a key on a control is kept: on widgets that are made of elements which know no keys. */
export const takesKeys = (control: HTMLElement): boolean =>
  control.matches(`[role]:not(${PRESSED_NATIVELY},[contenteditable])`);
