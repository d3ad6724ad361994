/** Pages that no chain of links reaches from the first one; `links` gives the addresses each page links to. */
export function findOrphans(links: ReadonlyMap<string, readonly string[]>, first: string): string[] {
  const reached = new Set<string>([first]);
  for (const page of reached) {
    for (const target of links.get(page) ?? []) if (links.has(target)) reached.add(target);
  }
  return [...links.keys()].filter((page) => !reached.has(page));
}
