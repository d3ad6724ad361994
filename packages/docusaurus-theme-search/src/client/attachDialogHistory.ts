/** Marks the history entry that a dialog adds, so that going back closes it. */
const ENTRY = 'searchDialog';

/** Functions to call after opening and closing the dialog, and instead of following a link in it. */
type DialogHistory = {
  readonly opened: () => void;
  readonly closed: () => void;
  readonly follow: (address: string) => void;
};

/** The parts of `window.location` that follow a link. */
type Navigation = Pick<Location, 'href' | 'assign' | 'replace'>;

/** Whether an address leads to a heading on the page that's already open. */
function isOnSamePage(address: string, href: string): boolean {
  const [target, page] = [new URL(address, href), new URL(href)];
  return target.hash !== '' && target.pathname === page.pathname && target.search === page.search;
}

/** Closes a dialog on going back, and removes its history entry if it's closed otherwise. */
export function attachDialogHistory(
  dialog: HTMLDialogElement,
  navigation: Navigation = window.location,
): DialogHistory {
  let isLeaving = false;
  let hasEntry = false;
  let followed: string | undefined;
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
      if (followed !== undefined) navigation.assign(followed);
      followed = undefined;
    },
    true,
  );
  const leaveEntry = (): void => {
    isLeaving = true;
    window.history.back();
  };
  const hasOwnEntry = (): boolean => hasEntry && isDialogEntry();
  return {
    opened: () => {
      if (!hasEntry) addEntry();
    },
    closed: () => {
      if (hasOwnEntry()) leaveEntry();
    },
    follow: (address) => {
      if (!hasOwnEntry()) return navigation.assign(address);
      // Browsers restore the scroll position after `popstate`, which would undo scrolling to a heading of this page.
      if (isOnSamePage(address, navigation.href)) {
        hasEntry = false;
        return navigation.replace(address);
      }
      // Leave that entry first: browsers don't cache a page whose entry is replaced, so going back would load it again.
      followed = address;
      leaveEntry();
    },
  };
}
