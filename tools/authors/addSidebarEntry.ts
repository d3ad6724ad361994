const ENTRY = /^\s*createPageItem\('(\/[^']+\/)'/;

const getSegments = (route: string): string[] => route.split('/').filter(Boolean);

function countSharedSegments(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((segment, at) => segment !== other[at]);
  return differs === -1 ? one.length : differs;
}

/**
 * Adds a page to the text of a sidebar file, after the most closely related pages.
 *
 * @throws if the page is already listed, or the file doesn't list any pages
 */
export function addSidebarEntry(source: string, route: string): string {
  const lines = source.split('\n');
  const entries = lines.flatMap((line, at) => {
    const found = ENTRY.exec(line)?.[1];
    return found ? [{at, path: getSegments(found)}] : [];
  });
  const own = getSegments(route);
  if (entries.some(({path}) => path.join('/') === own.join('/'))) throw new Error(`${route} is already in the sidebar`);
  const nearest = Math.max(...entries.map(({path}) => countSharedSegments(own, path)));
  const after = entries.findLast(({path}) => countSharedSegments(own, path) === nearest);
  const line = after && lines[after.at];
  if (!after || line === undefined) throw new Error('the sidebar file lists no page');
  lines.splice(after.at + 1, 0, `${/^\s*/.exec(line)?.[0] ?? ''}createPageItem('${route}'),`);
  return lines.join('\n');
}
