import {announce} from '../client/announce';
import {createNotice} from '../client/createNotice';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reload, reloadNeeded} from '../words';

let offer: HTMLElement | undefined;

/**
 * Shows a notice that a control needs a reload, with a button that reloads and keeps typed text. It's after the
 * control, so that the Tab key leads to it next.
 */
export function showReloadNotice(control: Element): void {
  offer ??= createNotice(reloadNeeded, reload, () => void (reloadOnce() || pageWindow.reload()));
  (control.closest('label') ?? control).after(offer);
  announce(reloadNeeded);
}
