/** Changes the address that is shown, in the same entry of the history. */
export function replaceAddress(change: (url: URL) => unknown): void {
  const url = new URL(window.location.href);
  change(url);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
