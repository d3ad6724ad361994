import type {Figures} from './evaluateFacts';

const NAME = /%([A-Za-z]\w*(?:\.\w+)+)%/g;
const LIMIT = /<Limit\s+id="(\w+)"\s*\/>/g;
const V1 = 'v1.';

/** What a source prints for a name; the name itself where no figure has it. */
function lookup(name: string, figures: Figures, version: 'v1' | 'v2'): string {
  const isV1 = name.startsWith(V1);
  const key = (isV1 ? name.slice(V1.length) : name).replace(/\.raw$/, '');
  return figures[isV1 ? 'v1' : version].get(key)?.display ?? `%${name}%`;
}

/**
 * Fills in the figures of a page, so that a figure that was typed and is now printed by name is no change.
 * `<Limit id="…" />` prints a figure too.
 */
export function fillFigures(source: string, figures: Figures | undefined, version: 'v1' | 'v2'): string {
  if (!figures) return source;
  return source
    .replace(NAME, (_, name: string) => lookup(name, figures, version))
    .replace(LIMIT, (_, id: string) => lookup(`limits.${id}`, figures, version));
}
