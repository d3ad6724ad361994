import {timings} from '../../timings';
import {createElement} from '../createElement';
import {createReportAddress, findSelection, keepSelectedText} from './reportAddress';
import './feedback.css';

/** Room between a selection and the button: on a touch screen for the handles below the text. */
const GAP = {fine: 6, coarse: 36};
const EDGE = 8;

const findGap = (): number => (window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine);

/** Puts the button below a selection or, where that is out of the window, above it: never over it. */
function place(button: HTMLElement, range: Range): void {
  const box = range.getBoundingClientRect();
  const last = [...range.getClientRects()].at(-1) ?? box;
  const gap = findGap();
  const isOutside = box.bottom + gap + button.offsetHeight > window.innerHeight;
  const top = isOutside ? box.top - gap - button.offsetHeight : box.bottom + gap;
  const left = Math.min(last.right - button.offsetWidth / 2, window.innerWidth - button.offsetWidth - EDGE);
  button.style.top = `${top + window.scrollY}px`;
  button.style.left = `${Math.max(left, EDGE) + window.scrollX}px`;
}

/**
 * Offers to report a problem with the text that the reader selects, with a link near it. It comes when the selection
 * has rested for `timings.selectionSettled` and no mouse button is held, and goes with the selection.
 */
export function offerReport(): void {
  const hint = createElement('span', {className: 'visually-hidden'}, ' (opens in new tab)');
  const link = createElement(
    'a',
    {className: 'report-selection', target: '_blank', rel: 'noopener nofollow', draggable: false, hidden: true},
    'Report a problem with this text',
    hint,
  );
  let timer: number | undefined;
  let pressed = false;

  const show = (): void => {
    const range = findSelection();
    link.hidden = range === null || pressed;
    if (link.hidden || !range) return;
    link.href = createReportAddress();
    document.body.append(link);
    place(link, range);
  };
  const settle = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(show, timings.selectionSettled);
  };
  document.addEventListener('selectionchange', () => {
    if (findSelection() === null) link.hidden = true;
    settle();
  });
  document.addEventListener('pointerdown', ({pointerType}) => void (pressed = pointerType === 'mouse'));
  document.addEventListener('pointerup', () => {
    pressed = false;
    settle();
  });
  // A press would take the selection away, and with it the link, before the click.
  link.addEventListener('mousedown', (event) => event.preventDefault());
  keepSelectedText();
  settle();
}
