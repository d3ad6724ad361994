import {toolInterests} from '../client/siteSettings';

/** Roles of widgets. */
const ROLES = 'button,tab,checkbox,switch,radio,slider,combobox,option,menuitem,treeitem';

/** What readers act on, and only the application may know how. */
export const CONTROLS =
  'button,input,select,textarea,summary,audio,video,[contenteditable],[data-application-control],' +
  ROLES.replace(/\w+/g, '[role=$&]');

/** What the document script or the browser serves. */
const SERVED =
  '[data-document-control],[data-document-control]>summary,[data-attached],[data-attached]>button,[data-attached]>ul>li';

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

/** Whether a press on a control waits for the application; with anything else the browser does what it does. */
export const isPressed = (control: HTMLElement): boolean =>
  control.matches('button,[type=checkbox],[type=radio],[role]');

/** Whether a key on a control waits too: on widgets of elements for which the browser knows no keys. */
export const takesKeys = (control: HTMLElement): boolean =>
  control.matches('[role]:not(a,button,input,select,textarea,[contenteditable])');
