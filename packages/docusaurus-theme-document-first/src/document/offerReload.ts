import {announce} from '../client/announce';
import {createNotice} from '../client/createNotice';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reload, reloadNeeded} from '../words';

let offer: HTMLElement | undefined;

/** Says that a control works once the page is loaded again, and offers to do so with what was typed: the next stop of the Tab key. */
export function offerReload(control: Element): void {
  offer ??= createNotice(reloadNeeded, reload, () => void (reloadOnce() || pageWindow.reload()));
  (control.closest('label') ?? control).after(offer);
  announce(reloadNeeded);
}
