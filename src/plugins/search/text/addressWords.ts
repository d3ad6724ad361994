/** Words of the last parts of an address: `/workflows/events/inspect/` is also known as "events inspect". */
export function addressWords(path: string): string {
  const parts = path
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  return parts.slice(-1).join(' ').replaceAll('-', ' ');
}
