/** The text of a page. */
export const TEXT = '.theme-doc-markdown';

/** Text that the reader selected. */
export type SelectedText = {
  readonly range: Range;
  /** As the selection writes it: a range would join the last word of a paragraph to the first of the next. */
  readonly text: string;
};

/** A text without line breaks and without the marks beside headings. */
export const readText = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();

/** The text that is selected on the page, outside of fields; `null` without one. */
export function findSelection(): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: node} = range;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TEXT) && readText(String(range)) ? range : null;
}

let kept: SelectedText | null = null;

function readSelection(): SelectedText | null {
  const range = findSelection();
  return range && {range: range.cloneRange(), text: String(window.getSelection())};
}

/** Where the caret follows the focus, it is inside the element that has it. */
function isAtFocus(): boolean {
  const {activeElement, body} = document;
  const node = window.getSelection()?.anchorNode ?? null;
  return activeElement !== body && activeElement !== null && activeElement.contains(node);
}

/** The text that is selected, or was until the keyboard moved the focus away; `null` without one. */
export function readSelectedText(): SelectedText | null {
  // A range collapses when its text leaves the document.
  return readSelection() ?? (kept?.range.collapsed ? null : kept);
}

/**
 * Keeps the selected text while Tab takes the reader to the page menu: with caret browsing, Firefox moves the caret with
 * the focus, and the selection is gone. A reader who moves the caret or presses elsewhere has dropped it.
 */
export function keepSelectedText(): void {
  document.addEventListener('selectionchange', () => {
    const selected = readSelection();
    if (selected || !isAtFocus()) kept = selected;
  });
  document.addEventListener('pointerdown', ({target}) => {
    if (!(target instanceof Element && target.closest('.page-menu'))) kept = null;
  });
}
