/** Controls whose code is a separate module, loaded on first interaction (hover, touch or focus), such as search. */
import {openDialog} from 'docusaurus-plugin-built-site/dialog';
import {isApple, isTyping} from 'docusaurus-plugin-built-site/keys';
import {announce} from '../client/announce';
import {withTimeout} from '../client/withTimeout';
import {loadFailureText} from '../words';
import {isSavingData} from '../client/page-load/isConstrained';
import {onIdle} from '../client/onIdle';
import {onInteraction} from './controls';

/** A module's default export, which attaches it to a control. */
type ControlModule = {readonly default: (control: HTMLElement) => void};

/** Replaced in tests. */
export const modules = {load: (address: string): Promise<ControlModule> => import(address)};

const UNATTACHED = '[data-module]:not([data-attached])';

function getDialog(control: Element): HTMLDialogElement | null {
  if (control.getAttribute('aria-haspopup') !== 'dialog') return null;
  const dialog = document.getElementById(control.getAttribute('aria-controls') ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** Finds the control of an event whose module isn't attached yet. The event may come from its dialog. */
function findUnloadedControl({target}: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLElement>(UNATTACHED) ??
    document.querySelector(`${UNATTACHED}[aria-controls="${target.closest('dialog')?.id}"]`)
  );
}

/** Opens a dialog and focuses its field, so that no keystroke is lost. */
function openAndFocus(dialog: HTMLDialogElement, control: HTMLElement): void {
  openDialog(dialog, control);
  dialog.querySelector('input')?.focus();
}

/** Shows a failure in the status line of a control or its open dialog. Without a status line, only after a click. */
function showFailure(control: HTMLElement, isPressed = false): void {
  const dialog = getDialog(control);
  // Screen readers ignore the page behind an open dialog. A dialog without a status line can't show the failure, so
  // close it.
  const line = (dialog?.open ? dialog : control).querySelector('[role=status]');
  if (line) line.textContent = loadFailureText;
  else if (isPressed) {
    dialog?.close();
    announce(loadFailureText, true);
  }
}

/** URLs that failed to load or weren't a module. Browsers and caches keep such responses. */
const failed = new Set<string>();

async function importModule(address: string): Promise<ControlModule> {
  const module = await withTimeout(modules.load(failed.has(address) ? `${address}?${Date.now()}` : address));
  if (typeof module.default !== 'function') throw new Error(address);
  return module;
}

/** Loads a module. Retries a failure before the timeout once, bypassing caches. After that, each call retries. */
export async function loadModule(address: string): Promise<ControlModule> {
  const isFirst = !failed.has(address);
  try {
    return await importModule(address);
  } catch (error) {
    failed.add(address);
    // A timeout rejects with `undefined`. Don't retry it.
    if (isFirst && error) return importModule(address);
    throw error;
  }
}

const loading = new Map<HTMLElement, Promise<void>>();

async function attachModule(control: HTMLElement): Promise<void> {
  try {
    const module = await loadModule(control.dataset.module ?? '');
    module.default(control);
    control.dataset.attached = '';
  } finally {
    loading.delete(control);
  }
}

/** Loads the module of a control and attaches it. After a failure, the next call retries. */
function loadControl(control: HTMLElement): Promise<void> {
  const present = loading.get(control) ?? attachModule(control);
  loading.set(control, present);
  return present;
}

/** The deferred action of each control: its last click or submit event. */
const kept = new Map<HTMLElement, () => void>();

/** Cancels an event and replays it after the module has loaded. */
function deferEvent(event: Event, control: HTMLElement, again: () => void, giveUp?: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  const isFirst = !kept.has(control);
  kept.set(control, again);
  if (!isFirst) return;
  const finishDeferring = (done: (() => void) | undefined): void => {
    kept.delete(control);
    done?.();
  };
  loadControl(control).then(
    () => finishDeferring(kept.get(control)),
    () => finishDeferring(giveUp ?? (() => showFailure(control, true))),
  );
}

/** Loads a module that no click or form is waiting for. */
function preloadControl(control: HTMLElement): void {
  loadControl(control).catch(() => showFailure(control));
}

function handleInteraction(event: Event): void {
  const control = findUnloadedControl(event);
  if (control) preloadControl(control);
}

/** Controls that the browser handles natively: links without a role, and summaries. */
const NATIVE = 'a[href]:not([role]),summary';

function onClick(event: MouseEvent): void {
  const control = findUnloadedControl(event);
  const target = event.target as Element;
  if (control && target.closest('dialog [data-load-again]')) return preloadControl(control);
  if (!control?.contains(target) || target.closest(NATIVE)) return;
  const dialog = getDialog(control);
  if (dialog) openAndFocus(dialog, control);
  // Don't replay the click: the module finds the dialog open.
  deferEvent(event, control, dialog ? () => undefined : () => target.dispatchEvent(new MouseEvent('click', event)));
}

/** Defers submitting a dialog's form until its module is loaded. If loading fails, the browser submits it. */
function onSubmit(event: SubmitEvent): void {
  const control = findUnloadedControl(event);
  const form = event.target as HTMLFormElement;
  if (!control || form.method === 'dialog') return;
  const giveUp = form.hasAttribute('action') ? () => form.submit() : undefined;
  deferEvent(event, control, () => form.requestSubmit(), giveUp);
}

/**
 * Whether a key event matches `aria-keyshortcuts`. In fields, keys without Control, Alt or Meta don't, and neither do
 * keys with Control on macOS.
 */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  // Autofill dispatches key events without a key.
  if (!key || isComposing) return false;
  // On keyboards without Latin letters, use the physical key.
  const name = (/[^\0-\x7f]/.test(key) && /^Key(.)/.exec(code)?.[1]) || key.toUpperCase();
  const isLetter = /^[A-Z]$/.test(name);
  const held = [ctrlKey && 'Control', altKey && 'Alt', isLetter && shiftKey && 'Shift', metaKey && 'Meta'];
  if (!shortcuts.split(' ').includes([...held.filter(Boolean), name].join('+'))) return false;
  return metaKey || altKey || (ctrlKey && !isApple()) || !isTyping(event);
}

/** Shows the Command key in the `<kbd>` of a shortcut, such as "⌘ K" instead of "Ctrl K". */
function showAppleShortcuts(): void {
  for (const key of document.querySelectorAll('[aria-keyshortcuts*=Meta] kbd'))
    key.textContent = key.textContent.replace(/^\S+/, '⌘');
}

function onKeyDown(event: KeyboardEvent): void {
  for (const control of document.querySelectorAll<HTMLElement>(
    ':is([data-module],[popovertarget])[aria-keyshortcuts]',
  )) {
    if (!isShortcut(event, control.getAttribute('aria-keyshortcuts') ?? '')) continue;
    event.preventDefault();
    return control.click();
  }
}

const preloadControls = (selector: string): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(preloadControl);

/**
 * Loads the modules of controls with `data-module` on first interaction, also on pages that the application opens
 * later, and passes them the control. Earlier clicks are replayed. A dialog opens immediately, with its field. After a
 * failure, the next interaction retries.
 */
export function listenForControls(): void {
  onInteraction(handleInteraction);
  document.addEventListener('input', handleInteraction, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKeyDown, true);
  if (isApple()) showAppleShortcuts();
  // Pages that are empty without their module.
  preloadControls('main[data-module]');
  // Preload the modules that are likely needed next.
  if (!isSavingData()) onIdle(() => preloadControls(`${UNATTACHED}[data-when-quiet]`));
}
