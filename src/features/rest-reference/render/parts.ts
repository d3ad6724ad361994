import type {Operation} from '../document/collectOperations';
import type {SchemaContext} from '../schema/getBodyFields';
import type {PhrasingContent} from 'mdast';
import {
  createElement,
  createHeading,
  createLink,
  parsePhrasing,
  createText,
  type Block,
} from '../../../markdown/placeholders/replacePlaceholders';

/** Context for rendering parts of the reference. */
export interface RenderContext extends SchemaContext {
  /** Returns the address of a section for the current page: `#source-object` or `/api/rest/#errors`. */
  readonly linkTo: (anchor: string) => string;
  /** Statuses that every operation can return. */
  readonly sharedErrors: ReadonlySet<string>;
  /** Parameters that are only explained once: name to anchor. */
  readonly sharedParameters: Readonly<Record<string, string>>;
}

/** The components of `ApiReference/`, as a page imports them: `import * as Api`. */
export const layout = {
  endpoint: 'Api.Endpoint',
  path: 'Api.Path',
  attributes: 'Api.Attributes',
  index: 'Api.Index',
  builder: 'Api.Builder',
} as const;

/**
 * Creates an HTML element or component around text and blocks. It's marked so that MDX doesn't replace HTML elements
 * with its components.
 */
export function createHtmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (PhrasingContent | Block)[],
): Block {
  const node = createElement(name, attributes, children as readonly Block[]);
  return {...node, data: {_mdxExplicitJsx: true} as typeof node.data};
}

/** Creates a link; a plain HTML element if it leads to a section of the same page. */
export function createPageLink(url: string, children: PhrasingContent[]): PhrasingContent {
  if (!url.startsWith('#')) return createLink(url, children);
  return createHtmlElement('a', {href: url}, children) as unknown as PhrasingContent;
}

/** Creates the badge with the method of an endpoint. */
export const createMethodBadge = (method: string): Block =>
  createHtmlElement('b', {'data-method': method}, [createText(method)]);

/** Number of characters that fit on one line of a phone. */
const PHONE_LINE = 28;

/** Renders a path. Long ones can break before a slash. */
function renderPath(path: string): Block {
  const parts = path.length > PHONE_LINE ? path.split(/(?=\/)/) : [path];
  const breaks = parts.flatMap((part, at) =>
    at > 1 ? [createHtmlElement('wbr', {}, []), createText(part)] : [createText(part)],
  );
  return createHtmlElement('code', {}, breaks);
}

/** Renders a link to an operation with its method and path, for lists. */
export function renderOperationLink(
  {method, anchor, summary, server, path}: Operation,
  linkTo: RenderContext['linkTo'],
): (PhrasingContent | Block)[] {
  const fullPath = (server + path).replace(/^https?:\/\/[^/]+/, '');
  return [
    createMethodBadge(method),
    createText(' '),
    createPageLink(linkTo(anchor), [createText(summary)]),
    createText(' '),
    renderPath(fullPath),
  ];
}

/** Creates an id from names: `source-configured-props` from `source` and `configured_props`. */
export function createId(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase(),
    )
    .join('-');
}

/** A field or parameter as a page lists it. */
export interface Entry extends Readonly<Record<'id' | 'name' | 'type' | 'meaning', string>> {
  /** Text that says if it's required or optional. */
  readonly presence?: Block;
}

/**
 * Creates a list entry for a field or parameter. Pages contain more than a hundred of them, so the markup is as short
 * as possible.
 */
export function createListEntry({id, name, type, presence, meaning}: Entry, further: readonly Block[]): Block {
  return createHtmlElement('li', {id}, [
    createHtmlElement('a', {href: `#${id}`}, [createHtmlElement('code', {}, [createText(name)])]),
    createText(` ${type}${presence ? ' ' : ''}`),
    ...(presence ? [presence] : []),
    createHtmlElement('p', {}, parsePhrasing(meaning)),
    ...further,
  ]);
}

/** Creates the heading of an operation or object. */
export const createSectionHeading = (id: string, title: string): Block => createHeading(2, id, [createText(title)]);

/** Creates the heading of a part of an operation, without an id. */
export function createPartHeading(title: string): Block {
  return createHtmlElement('h3', {}, [createText(title)]);
}
