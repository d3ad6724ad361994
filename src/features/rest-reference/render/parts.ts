import type {Operation} from '../document/collectOperations';
import type {SchemaContext} from '../schema/getBodyFields';
import type {PhrasingContent} from 'mdast';
import {
  element,
  heading,
  link,
  parsePhrasing,
  text,
  type Block,
} from '../../../markdown/placeholders/replacePlaceholders';

/** What every part of the page needs to know. */
export interface RenderContext extends SchemaContext {
  /** Where a section is, seen from the page being rendered: `#source-object` or `/api/rest/#errors`. */
  readonly linkTo: (anchor: string) => string;
  /** Statuses that every operation can answer with. */
  readonly sharedErrors: ReadonlySet<string>;
  /** Parameters that are explained once: name to anchor. */
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
 * An element of HTML or a component around text and blocks. The mark keeps MDX from replacing HTML by its components.
 */
export function wrap(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (PhrasingContent | Block)[],
): Block {
  const node = element(name, attributes, children as readonly Block[]);
  return {...node, data: {_mdxExplicitJsx: true} as typeof node.data};
}

/** A link, written as plain HTML where it stays on the page. */
export function pageLink(url: string, children: PhrasingContent[]): PhrasingContent {
  if (!url.startsWith('#')) return link(url, children);
  return wrap('a', {href: url}, children) as unknown as PhrasingContent;
}

/** The method of an endpoint, coloured by the layout around it. */
export const badge = (method: string): Block => wrap('b', {'data-method': method}, [text(method)]);

/** Letters of a path that fit on one line of a phone. */
const PHONE_LINE = 28;

/** Renders a path; a long one can break before its slashes. */
function renderPath(path: string): Block {
  const parts = path.length > PHONE_LINE ? path.split(/(?=\/)/) : [path];
  const breaks = parts.flatMap((part, at) => (at > 1 ? [wrap('wbr', {}, []), text(part)] : [text(part)]));
  return wrap('code', {}, breaks);
}

/** An operation in a list: its method, its name as a link, and its path as in the address of the endpoint. */
export function renderOperationLink(
  {method, anchor, summary, server, path}: Operation,
  linkTo: RenderContext['linkTo'],
): (PhrasingContent | Block)[] {
  const fullPath = (server + path).replace(/^https?:\/\/[^/]+/, '');
  return [badge(method), text(' '), pageLink(linkTo(anchor), [text(summary)]), text(' '), renderPath(fullPath)];
}

/** An id made of a place and a name: `source` and `configured_props` give `source-configured-props`. */
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
  /** Says that it's required or optional. */
  readonly presence?: Block;
}

/**
 * A list entry for a field or parameter: its name, which links to itself, its type, its presence, and what it means. A
 * page has over a hundred, so they use the shortest markup.
 */
export function entry({id, name, type, presence, meaning}: Entry, further: readonly Block[]): Block {
  return wrap('li', {id}, [
    wrap('a', {href: `#${id}`}, [wrap('code', {}, [text(name)])]),
    text(` ${type}${presence ? ' ' : ''}`),
    ...(presence ? [presence] : []),
    wrap('p', {}, parsePhrasing(meaning)),
    ...further,
  ]);
}

/** Heading of an operation or object. */
export const sectionHeading = (id: string, title: string): Block => heading(2, id, [text(title)]);

/** Heading of a part of an operation. It has no address: those are of the operation, and of each field in the part. */
export function partHeading(title: string): Block {
  return wrap('h3', {}, [text(title)]);
}
