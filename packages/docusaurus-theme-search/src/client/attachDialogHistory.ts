/** Entry of the history that a dialog adds, so that the way back closes it. */
const ENTRY = 'searchDialog';

/** What is called when the dialog has been opened, and when it has been closed. */
type DialogHistory = {readonly opened: () => void; readonly closed: () => void};

/** Lets the way back close a dialog, and takes back the entry of the history when it is closed otherwise. */
export function attachDialogHistory(dialog: HTMLDialogElement): DialogHistory {
  let isLeaving = false;
  let hasEntry = false;
  const isMarked = (): boolean => (window.history.state as Record<string, unknown> | null)?.[ENTRY] === true;
  const addEntry = (): void => {
    const state = window.history.state as object | null;
    // After a reload, or with manipulated history, the page's own entry can look like that of a dialog.
    if (isMarked()) window.history.replaceState({...state, [ENTRY]: false}, '');
    window.history.pushState({...state, [ENTRY]: true}, '');
    hasEntry = true;
  };
  // Before the router, for which nothing has changed: it would scroll to the top.
  window.addEventListener(
    'popstate',
    (event) => {
      if (!dialog.isConnected || (!isLeaving && !dialog.open)) return;
      event.stopImmediatePropagation();
      hasEntry = false;
      // The reader may have opened it again while the browser went back.
      if (!isLeaving) dialog.close();
      else if (dialog.open) addEntry();
      isLeaving = false;
    },
    true,
  );
  return {
    opened: () => {
      if (!hasEntry) addEntry();
    },
    closed: () => {
      if (!hasEntry || !isMarked()) return;
      isLeaving = true;
      window.history.back();
    },
  };
}
