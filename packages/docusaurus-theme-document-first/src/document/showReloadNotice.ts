import {announce} from '../client/announce';
import {createNotice} from '../client/createNotice';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reloadText, reloadNeededText} from '../words';

let offer: HTMLElement | undefined;

/** Shows a notice behind a control that needs a reload, so that the Tab key leads to its button next. */
export function showReloadNotice(control: Element): void {
  offer ??= createNotice(reloadNeededText, reloadText, () => void (reloadOnce() || pageWindow.reload()));
  (control.closest('label') ?? control).after(offer);
  announce(reloadNeededText);
}
