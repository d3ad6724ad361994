import type {PhrasingContent} from 'mdast';
import {element, phrasingOf, text, type Block} from '../../placeholders/nodes';

/** The components of `src/components/ApiReference`, as a page imports them: `import * as Api`. */
export const layout = {
  endpoint: 'Api.Endpoint',
  path: 'Api.Path',
  attributes: 'Api.Attributes',
  index: 'Api.Index',
  builder: 'Api.Builder',
} as const;

/** An element of HTML or a component around text and blocks. The mark keeps MDX from replacing HTML by its components. */
export function wrap(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (PhrasingContent | Block)[],
): Block {
  const node = element(name, attributes, children as readonly Block[]);
  return {...node, data: {_mdxExplicitJsx: true} as typeof node.data};
}

/** The method of an endpoint, coloured by the layout around it. */
export const badge = (method: string): Block => wrap('b', {'data-method': method}, [text(method)]);

/** An id made of a place and a name: `source` and `configured_props` give `source-configured-props`. */
export function idOf(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase(),
    )
    .join('-');
}

/** A list entry for a field or parameter: its name, which links to itself, its type, and what it means. */
export function entry(
  {id, name, type, meaning}: {id: string; name: string; type: string; meaning: string},
  further: readonly Block[],
): Block {
  return wrap('li', {id}, [
    wrap('a', {href: `#${id}`}, [wrap('code', {}, [text(name)])]),
    text(' '),
    wrap('span', {}, [text(type)]),
    wrap('div', {}, phrasingOf(meaning)),
    ...further,
  ]);
}
