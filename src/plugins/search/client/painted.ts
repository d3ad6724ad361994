/** Settles once the browser has painted what has changed until now; in a tab that is not seen, once it is. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
