import {announce} from '../client/announce';
import {createNotice} from '../client/createNotice';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reload, reloadNeeded} from '../words';

let offer: HTMLElement | undefined;

/**
 * Says that a control works only once the page is loaded again, and offers to load it with what was typed. The offer comes
 * after the control, so that the Tab key leads to it next.
 */
export function showReloadNotice(control: Element): void {
  offer ??= createNotice(reloadNeeded, reload, () => void (reloadOnce() || pageWindow.reload()));
  (control.closest('label') ?? control).after(offer);
  announce(reloadNeeded);
}
