/** The key in the state of the history entry that an open dialog adds. Its value is the dialog's id. */
const ENTRY = 'dialogEntry';

/** Functions to call after opening and closing the dialog, and to follow a link in it. */
export type DialogHistory = {
  readonly opened: () => void;
  readonly closed: () => void;
  readonly follow: (address: string) => void;
};

/** The parts of `window.location` that follow a link. */
type PageLocation = Pick<Location, 'href' | 'assign' | 'replace'>;

const getDialogId = (state: unknown): unknown => (state as Record<string, unknown> | null | undefined)?.[ENTRY];

/** Whether the current history entry was added by a dialog. A link in the dialog should replace it. */
export const hasDialogEntry = (): boolean => Boolean(getDialogId(window.history.state));

/**
 * Whether a new history entry would delete entries that the reader can go forward to. Entries that dialogs have left
 * don't count. Browsers without the Navigation API don't tell.
 */
function wouldDeleteForwardEntries(): boolean {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  if (!navigation?.canGoForward) return false;
  const next = navigation.entries()[(navigation.currentEntry?.index ?? -1) + 1];
  return !getDialogId(next?.getState());
}

function pushEntry(id: string): void {
  window.history.pushState({...(window.history.state as object | null), [ENTRY]: id}, '');
  // `wouldDeleteForwardEntries` can read only this state of other entries.
  if ('navigation' in window) window.navigation.updateCurrentEntry({state: {[ENTRY]: id}});
}

/** Whether an address leads to a heading on the page that's already open. */
function isOnSamePage(address: string, href: string): boolean {
  const [target, page] = [new URL(address, href), new URL(href)];
  return target.hash !== '' && target.pathname === page.pathname && target.search === page.search;
}

/**
 * Closes a dialog on going back, by adding a history entry while it's open. Doesn't add one if the reader could no
 * longer go forward then; going back leaves the page in that case.
 */
export function attachDialogHistory(
  dialog: HTMLDialogElement,
  location: PageLocation = window.location,
): DialogHistory {
  let isLeaving = false;
  let hasEntry = false;
  let followed: string | undefined;
  const isOwnEntry = (): boolean => getDialogId(window.history.state) === dialog.id;
  const addEntry = (): void => {
    hasEntry = !wouldDeleteForwardEntries();
    if (!hasEntry) return;
    // After a reload, or if a script changed the history, the page's own entry may have this state.
    if (isOwnEntry()) window.history.replaceState({...(window.history.state as object), [ENTRY]: undefined}, '');
    pushEntry(dialog.id);
  };
  // Runs before the router's listener, which would scroll to the top.
  window.addEventListener(
    'popstate',
    (event) => {
      // A dialog on top may have left its entry.
      if (isOwnEntry() || !dialog.isConnected) return;
      // The router shows another page or place.
      if (!hasEntry) return dialog.close();
      event.stopImmediatePropagation();
      hasEntry = false;
      // The reader may have opened it again before this event.
      if (isLeaving && followed === undefined && dialog.open) addEntry();
      else dialog.close();
      isLeaving = false;
      if (followed !== undefined) location.assign(followed);
      followed = undefined;
    },
    true,
  );
  const leaveEntry = (): void => {
    if (!isLeaving) window.history.back();
    isLeaving = true;
  };
  const hasOwnEntry = (): boolean => hasEntry && isOwnEntry();
  return {
    opened: () => {
      if (!hasOwnEntry()) addEntry();
    },
    closed: () => {
      if (hasOwnEntry()) leaveEntry();
      // The router has replaced it.
      else hasEntry = false;
    },
    follow: (address) => {
      const isOwn = hasOwnEntry();
      if (isOwn && !isOnSamePage(address, location.href)) {
        // Leave that entry first: browsers don't cache a page whose entry is replaced, so going back would load it again.
        followed = address;
        return leaveEntry();
      }
      hasEntry = false;
      dialog.close();
      // Browsers restore the scroll position after `popstate`, which would undo scrolling to a heading of this page.
      if (isOwn) location.replace(address);
      else location.assign(address);
    },
  };
}
