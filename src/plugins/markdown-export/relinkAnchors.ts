/** Links within a page, and the anchors of a text. */
const OWN_LINK = /\]\(#([^)\s]+)\)/g;
const ANCHOR = / \{#([^}\s]+)\}/g;

const listAnchors = (text: string): string[] => [...text.matchAll(ANCHOR)].map(([, anchor]) => String(anchor));

/**
 * Turns links within a page that was split into links to the file which has the anchor now.
 *
 * @param parts the files of the page by their full address, the page itself first
 * @param elsewhere addresses of anchors whose files are not among the parts
 */
export function relinkAnchors(
  parts: ReadonlyMap<string, string>,
  elsewhere: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const places = new Map(elsewhere);
  for (const [address, text] of [...parts].reverse())
    for (const anchor of listAnchors(text)) places.set(anchor, address);
  return new Map(
    [...parts].map(([address, text]) => {
      const own = new Set(listAnchors(text));
      const relinked = text.replace(OWN_LINK, (link, anchor: string) =>
        own.has(anchor) || !places.has(anchor) ? link : `](${places.get(anchor) ?? ''}#${anchor})`,
      );
      return [address, relinked];
    }),
  );
}
