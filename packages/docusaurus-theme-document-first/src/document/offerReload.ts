import {announce} from '../client/announce';
import {pageWindow, reloadOnce} from '../client/page-load/newDeployment';
import {reload, reloadNeeded} from '../words';

let offer: HTMLElement | undefined;

/** Layouts in which what is added below has a place of its own; in a grid it may lie over a part of it. */
const FLOWS = /^(?:block|flow-root|list-item|table-cell)$/;

/** The control, or the part around it that stands among blocks. */
function findPlace(control: Element): Element {
  let place = control.closest('label') ?? control;
  while (place.parentElement && !FLOWS.test(getComputedStyle(place.parentElement).display)) place = place.parentElement;
  return place;
}

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
  findPlace(control).after(offer);
  announce(reloadNeeded);
}
