import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Fields => typeof value === 'object' && value !== null && 'type' in value;

function* walk(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const [field, child] of Object.entries(value)) {
    const isName = (field === 'property' || field === 'key') && value.computed === false;
    if (!isName && field !== 'comments') yield* walk(child);
  }
}

/** The names that an expression reads and does not define itself. */
export function usedNames(estree: unknown): string[] {
  const names = [...walk(estree)].filter(({type}) => type === 'Identifier').map(({name}) => String(name));
  const own = [...walk(estree)].flatMap(({params}) => (Array.isArray(params) ? [...walk(params)] : []));
  const defined = new Set(own.map(({name}) => name));
  return names.filter((name) => !defined.has(name));
}

/** The names that the imports and exports of a page define. */
export function readNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const node of walk(data?.estree)) {
      const defined = [node.local, node.id].filter(isNode).map(({name}) => String(name));
      if (/Specifier$|Declar/.test(String(node.type))) for (const name of defined) names.add(name);
    }
  });
  return names;
}
