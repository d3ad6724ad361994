import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {createDrawing} from '@site/src/plugins/search/client/createDrawing';
import {timings} from '@site/src/timings';
import {h, options, render, type FunctionComponent} from 'preact';
import type {FooterProps} from './createFooter';
import type {HitProps} from './DialogHit';

/** What the modal is given; the parts of our own in it are Preact's. */
export type ModalProps = Omit<DocSearchModalProps, 'hitComponent' | 'resultsFooterComponent'> & {
  readonly hitComponent: FunctionComponent<HitProps>;
  readonly resultsFooterComponent: FunctionComponent<FooterProps>;
};

/** DocSearch declares itself as React's; `src/plugins/bundler` gives it Preact, as `@docsearch/js` does. */
const Modal = DocSearchModal as unknown as FunctionComponent<ModalProps>;

/** As many promises settle one after the other, at most, between a letter and its search, and an answer and its state. */
const PROMISES = 60;

/** Runs something once the promises of this task are settled, and still in this task: the browser paints only after it. */
async function afterPromises(run: () => void): Promise<void> {
  for (let settled = 0; settled < PROMISES; settled += 1) await null;
  run();
}

/** When the modal is drawn: Preact leaves that to be chosen. */
export const drawing = createDrawing((run) => void afterPromises(run), timings.searchDrawingLimit);
options.debounceRendering = drawing.schedule;

/** Draws the modal, or draws it again with other properties; another turn starts it anew. */
export function drawModal(container: HTMLElement, turn: number, props: ModalProps): void {
  render(h(Modal, {...props, key: turn}), container);
}

/** Takes the modal away. */
export function eraseModal(container: HTMLElement): void {
  render(null, container);
}
