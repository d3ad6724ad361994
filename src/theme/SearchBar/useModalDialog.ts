import {useEffect, useRef, type MouseEvent, type RefObject} from 'react';

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
