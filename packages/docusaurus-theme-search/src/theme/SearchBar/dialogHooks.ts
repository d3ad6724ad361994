import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject} from 'react';

/** The option that the keyboard or the pointer has reached, and the keys that move it. */
export type ActiveOption = {
  readonly active: number;
  /** Whether the reader has moved to it; before that, screen readers are not told of it. */
  readonly isChosen: boolean;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Position that a key moves to in a list that wraps around; `null` for any other key. */
function moveBy(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

/**
 * Moves through the options of a list while the focus stays in the combobox. Enter opens the active option.
 *
 * @param options the options shown; a new list starts with its first option, which nobody has chosen
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, options: readonly unknown[]): ActiveOption {
  const [{active, of}, setState] = useState({active: 0, of: null as readonly unknown[] | null});
  const isChosen = of === options;
  const current = isChosen ? active : 0;
  const setActive = useCallback((index: number): void => setState({active: index, of: options}), [options]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [current, list]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const next = moveBy(event.key, current, options.length);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };
  return {active: current, isChosen, setActive, onKeyDown};
}

/** Properties of a `<dialog>` that is modal while it is rendered. */
export type ModalDialogProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: {preventDefault: () => void}) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Shows a `<dialog>` as a modal one: the browser keeps the focus in it and the rest of the page inert, and the page
 * does not scroll. Escape and a click beside the dialog close it.
 */
export function useModalDialog(onClose: () => void): ModalDialogProps {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.toggleAttribute('data-search-open', true);
    return () => {
      element?.close();
      document.documentElement.removeAttribute('data-search-open');
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: ({target}) => {
      if (target === dialog.current) onClose();
    },
  };
}
