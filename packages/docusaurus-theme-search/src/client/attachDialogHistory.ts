/** Marks the history entry that a dialog adds, so that going back closes it. */
const ENTRY = 'searchDialog';

/** Functions to call after opening and closing the dialog. `next` runs once its history entry has been left. */
type DialogHistory = {readonly opened: () => void; readonly closed: (next?: () => void) => void};

/** Closes a dialog on going back, and removes its history entry if it's closed otherwise. */
export function attachDialogHistory(dialog: HTMLDialogElement): DialogHistory {
  let isLeaving = false;
  let hasEntry = false;
  let afterwards: (() => void) | undefined;
  const isDialogEntry = (): boolean => (window.history.state as Record<string, unknown> | null)?.[ENTRY] === true;
  const addEntry = (): void => {
    const state = window.history.state as object | null;
    // After a reload, or if a script changed the history, the page's own entry may have this state.
    if (isDialogEntry()) window.history.replaceState({...state, [ENTRY]: false}, '');
    window.history.pushState({...state, [ENTRY]: true}, '');
    hasEntry = true;
  };
  // Runs before the router's listener, which would scroll to the top.
  window.addEventListener(
    'popstate',
    (event) => {
      if (!dialog.isConnected || (!isLeaving && !dialog.open)) return;
      event.stopImmediatePropagation();
      hasEntry = false;
      // The reader may have opened it again before this event.
      if (!isLeaving) dialog.close();
      else if (dialog.open) addEntry();
      isLeaving = false;
      afterwards?.();
      afterwards = undefined;
    },
    true,
  );
  return {
    opened: () => {
      if (!hasEntry) addEntry();
    },
    closed: (next) => {
      if (!hasEntry || !isDialogEntry()) return next?.();
      isLeaving = true;
      afterwards = next;
      window.history.back();
    },
  };
}
