/** Words of the last segment of an address: `/workflows/event-history/` is also known as "event history". */
export function addressWords(address: string): string {
  const segments = address
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  return segments.at(-1)?.replaceAll('-', ' ') ?? '';
}
