/** Controls whose behaviour is a module of its own, which the first sign of interest in them loads: search is one. */
import {openDialog} from 'docusaurus-plugin-built-site/dialog';
import {announce} from '../client/announce';
import {withTimeout} from '../client/withTimeout';
import {loadFailure} from '../words';
import {isSavingData} from '../client/page-load/isConstrained';
import {listenForInterest, onIdle} from './controls';

/** What such a module exports by default: it makes the control work. */
type ControlModule = {readonly default: (control: HTMLElement) => void};

/** How modules are loaded; replaced in tests. */
export const modules = {load: (address: string): Promise<ControlModule> => import(address)};

const UNATTACHED = '[data-module]:not([data-attached])';

/** The dialog of the page that a control opens; `null` where it opens none. */
function getDialog(control: Element): HTMLDialogElement | null {
  if (control.getAttribute('aria-haspopup') !== 'dialog') return null;
  const dialog = document.getElementById(control.getAttribute('aria-controls') ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** The control without its module that an event is about: it is in the control, or in its dialog. */
function findUnloadedControl({target}: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLElement>(UNATTACHED) ??
    document.querySelector(`${UNATTACHED}[aria-controls="${target.closest('dialog')?.id}"]`)
  );
}

/** Opens a dialog and focuses its field, so that letters go into it from the first one. */
function openAndFocus(dialog: HTMLDialogElement, control: HTMLElement): void {
  openDialog(dialog, control);
  dialog.querySelector('input')?.focus();
}

/**
 * Shows a failure in the status line of a control or its open dialog. Without a status line, it's shown only if the
 * reader pressed the control.
 */
function showFailure(control: HTMLElement, isPressed = false): void {
  const dialog = getDialog(control);
  // Screen readers do not hear the page behind an open dialog. One without a status line shows nothing, so it closes.
  const line = (dialog?.open ? dialog : control).querySelector('[role=status]');
  if (line) line.textContent = loadFailure;
  else if (isPressed) {
    dialog?.close();
    announce(loadFailure, true);
  }
}

/** Addresses under which something else than their module came, or nothing. Browsers and caches keep that. */
const failed = new Set<string>();

async function importModule(address: string): Promise<ControlModule> {
  const module = await withTimeout(modules.load(failed.has(address) ? `${address}?${Date.now()}` : address));
  if (typeof module.default !== 'function') throw new Error(address);
  return module;
}

/**
 * Loads a module. Where something else came in its place, it is asked for once more at once, past what caches keep; after
 * a failure each call tries again.
 */
export async function loadModule(address: string): Promise<ControlModule> {
  const isFirst = !failed.has(address);
  try {
    return await importModule(address);
  } catch (error) {
    failed.add(address);
    // What did not come in time has been waited for long enough.
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

/** Loads the module of a control and hands it the control; a call after a failure tries again. */
function loadControl(control: HTMLElement): Promise<void> {
  const present = loading.get(control) ?? attachModule(control);
  loading.set(control, present);
  return present;
}

/** The deferred action of each control: the last press or submission. */
const kept = new Map<HTMLElement, () => void>();

/** Takes an event that the module will answer: it is done again once the module is there. */
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

/** Loads a module that no press has asked for. */
function preloadControl(control: HTMLElement): void {
  loadControl(control).catch(() => showFailure(control));
}

function onInterest(event: Event): void {
  const control = findUnloadedControl(event);
  if (control) preloadControl(control);
}

/** Controls that the browser handles itself: links that aren't buttons, and summaries of folded parts. */
const NATIVE = 'a[href]:not([role]),summary';

function onClick(event: MouseEvent): void {
  const control = findUnloadedControl(event);
  const target = event.target as Element;
  if (control && target.closest('dialog [data-load-again]')) return preloadControl(control);
  if (!control?.contains(target) || target.closest(NATIVE)) return;
  const dialog = getDialog(control);
  if (dialog) openAndFocus(dialog, control);
  // Its module finds the dialog open.
  deferEvent(event, control, dialog ? () => undefined : () => target.dispatchEvent(new MouseEvent('click', event)));
}

/** Defers submitting a dialog's form until its module is loaded. If the module fails, the browser submits it. */
function onSubmit(event: SubmitEvent): void {
  const control = findUnloadedControl(event);
  const form = event.target as HTMLFormElement;
  if (!control || form.method === 'dialog') return;
  const giveUp = form.hasAttribute('action') ? () => form.submit() : undefined;
  deferEvent(event, control, () => form.requestSubmit(), giveUp);
}

const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.closest('select,:read-write') !== null;

/** Whether a key is one of those that `aria-keyshortcuts` names; one that types something counts outside of fields only. */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  // What fills forms in sends events without a key.
  if (!key || isComposing) return false;
  // Keyboards without Latin letters have these by their place.
  const name = (/[^\0-\x7f]/.test(key) && /^Key(.)/.exec(code)?.[1]) || key.toUpperCase();
  const isLetter = /^[A-Z]$/.test(name);
  const held = [ctrlKey && 'Control', altKey && 'Alt', isLetter && shiftKey && 'Shift', metaKey && 'Meta'];
  if (!shortcuts.split(' ').includes([...held.filter(Boolean), name].join('+'))) return false;
  return ctrlKey || metaKey || altKey || !isTyping(event.composedPath()[0]);
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
 * Makes the controls work that carry `data-module`, now and on pages that the application opens later: at the first sign
 * of interest their module is imported, and called with the control. A press that came earlier is done again; the
 * dialog that a control opens is open meanwhile, with its field. After a failure the next sign tries again.
 */
export function listenForControls(): void {
  listenForInterest(onInterest);
  document.addEventListener('input', onInterest, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKeyDown, true);
  // A page that is nothing without its module.
  preloadControls('main[data-module]');
  // What a reader may want next.
  if (!isSavingData()) onIdle(() => preloadControls(`${UNATTACHED}[data-when-quiet]`));
}
