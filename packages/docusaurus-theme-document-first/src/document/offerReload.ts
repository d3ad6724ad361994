import {announce} from '../client/announce';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reload, reloadNeeded} from '../words';

let offer: HTMLElement | undefined;

/** Says beside a control that it works once the page is loaded again, and offers to do so with what was typed. */
export function offerReload(control: Element): void {
  offer?.remove();
  offer = document.createElement('p');
  offer.className = 'reload-offer';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.dataset.documentControl = '';
  button.textContent = reload;
  button.addEventListener('click', () => void (reloadOnce() || pageWindow.reload()));
  offer.append(`${reloadNeeded} `, button);
  (control.closest('label') ?? control).after(offer);
  announce(reloadNeeded);
}
