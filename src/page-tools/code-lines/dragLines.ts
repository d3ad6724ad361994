import {chooseLines, readStart, showLines} from './chosenLines';
import {focusLine, isChosen, lineAt, lineOf} from './gutter';

/** Lines that are being chosen: from where the pointer went down to where it is. */
type Drag = {readonly block: HTMLElement; readonly start: number; line: number; hasMoved: boolean};

let drag: Drag | undefined;
let endsInClick = false;

/**
 * A drag begins on a number. A finger that moves over numbers scrolls the page, so for a finger it begins on a chosen
 * one, from which the browser does not scroll (`lineStyles.ts`): a tap chooses a line, and dragging it extends.
 */
function onPointerDown(event: PointerEvent): void {
  endsInClick = false;
  drag = undefined;
  const hit = lineOf(event);
  if (!hit || event.button !== 0) return;
  const {block, line} = hit;
  const isTouch = event.pointerType === 'touch';
  if (isTouch && !isChosen(block, line)) return;
  const start = isTouch || event.shiftKey ? (readStart(block) ?? line) : line;
  drag = {block, start, line, hasMoved: false};
}

function onPointerMove(event: PointerEvent): void {
  if (!drag) return;
  // The button was released outside the window.
  if (event.buttons === 0) return finish();
  const line = lineAt(drag.block, event.clientY);
  if (line === drag.line) return;
  Object.assign(drag, {line, hasMoved: true});
  showLines(drag.block, drag.start, line);
}

/** The address follows at the end: browsers limit how often it changes. */
function finish(): void {
  const {block, start, line, hasMoved} = drag ?? {};
  drag = undefined;
  if (!block || !start || !line || !hasMoved) return;
  endsInClick = true;
  focusLine(block, line);
  chooseLines(block, start, line);
}

/** Whether a click is the end of a drag, which has chosen its lines already. */
export function isEndOfDrag(): boolean {
  const isEnd = endsInClick;
  endsInClick = false;
  return isEnd;
}

/** Chooses lines by dragging over their numbers. */
export function listenForDrags(): void {
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointermove', onPointerMove);
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', finish);
}
