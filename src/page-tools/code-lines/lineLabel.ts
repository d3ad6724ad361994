import {announce, prepareAnnouncements, writeClipboard} from 'docusaurus-theme-document-first/client';
import {timings} from '../../timings';
import {nameLines, type LineRange} from './lineAddress';

const LABEL = '.code-label';

/** Puts a label beside a line, above the code. Its words are drawn by style: the text of the block stays the code. */
function addLabel(block: Element, line: number, label: HTMLElement): void {
  clearLabel(block);
  const place = document.createElement('span');
  place.className = LABEL.slice(1);
  place.style.setProperty('--line', String(line - 1));
  place.append(label);
  block.querySelector('code')?.append(place);
}

/** Takes the label off a block. */
export function clearLabel(block: Element): void {
  block.querySelector(LABEL)?.remove();
}

function createCopyButton(range: LineRange): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', `Copy link to ${nameLines(range)}`);
  const show = (text: string): void => void (button.dataset.text = text);
  let timer: number | undefined;
  const report = (text: string, duration: number): void => {
    window.clearTimeout(timer);
    show(text);
    announce(text);
    timer = window.setTimeout(() => show('Copy link'), duration);
  };
  button.addEventListener('click', () => {
    writeClipboard(window.location.href).then(
      () => report('Link copied', timings.copied),
      () => report('Could not copy: the link is in the address bar', timings.copyFailure),
    );
  });
  show('Copy link');
  return button;
}

/** Offers the link to chosen lines beside the first of them. */
export function offerLink(block: Element, range: LineRange): void {
  prepareAnnouncements();
  addLabel(block, range.from, createCopyButton(range));
}

/** Says at the top of a block what is wrong with the link to it. */
export function showNote(block: Element, text: string): void {
  const note = document.createElement('span');
  note.setAttribute('role', 'note');
  note.setAttribute('aria-label', text);
  note.dataset.text = text;
  addLabel(block, 1, note);
  announce(text);
}
