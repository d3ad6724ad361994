type Style = {readonly entry: RegExp; readonly render: (route: string) => string};

/** How an entry of a page is written in each sidebar file: v2 in TypeScript, v1 in JSON. */
const STYLES = {
  v2: {entry: /^\s*page\('(\/[^']+\/)'/, render: (route) => `page('${route}')`},
  v1: {entry: /^\s*"([\w/-]+\/)index"/, render: (route) => `"${route.replace(/^\/v1\//, '')}index"`},
} satisfies Record<string, Style>;

const segmentsOf = (route: string): string[] =>
  route
    .replace(/^\/(?:v1\/)?/, '')
    .split('/')
    .filter(Boolean);

function countShared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((segment, at) => segment !== other[at]);
  return differs === -1 ? one.length : differs;
}

/**
 * Adds a page to the text of a sidebar file, after the last of its nearest relatives.
 *
 * @throws when the page is listed already, or the file lists none
 */
export function addToSidebar(source: string, route: string): string {
  const style: Style = STYLES[route.startsWith('/v1/') ? 'v1' : 'v2'];
  const lines = source.split('\n');
  const entries = lines.flatMap((line, at) => {
    const found = style.entry.exec(line)?.[1];
    return found ? [{at, path: segmentsOf(found)}] : [];
  });
  const own = segmentsOf(route);
  if (entries.some(({path}) => path.join('/') === own.join('/'))) throw new Error(`${route} is in the sidebar already`);
  const nearest = Math.max(...entries.map(({path}) => countShared(own, path)));
  const after = entries.findLast(({path}) => countShared(own, path) === nearest);
  const line = after && lines[after.at];
  if (!after || line === undefined) throw new Error('the sidebar file lists no page');
  const comma = line.endsWith(',') ? ',' : '';
  lines[after.at] = `${line.replace(/,$/, '')},`;
  lines.splice(after.at + 1, 0, `${/^\s*/.exec(line)?.[0] ?? ''}${style.render(route)}${comma}`);
  return lines.join('\n');
}
