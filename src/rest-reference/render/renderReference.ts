import {blocksOf, heading, inlineCode, paragraph, strong, text, type Block} from '../../markdown/placeholders/nodes';
import type {Operation} from '../document/collectOperations';
import type {ApiDocument} from '../document/readApiDocument';
import {type RenderContext, badge, idOf, jump, layout, wrap} from './parts';
import {renderObject} from './renderAttributes';
import {renderOperation} from './renderOperation';

/** A resource of the page: a tag with its operations and objects. */
export interface Resource {
  readonly tag: string;
  /** Operations of this resource. */
  readonly operations: readonly Operation[];
  /** Operations of other resources that readers look for here. */
  readonly related: readonly Operation[];
  /** Schemas to print: name to what readers call it. */
  readonly objects: Readonly<Record<string, string>>;
}

function descriptionOf(document: ApiDocument, tag: string): string {
  const found = document.tags?.find(({name}) => name === tag);
  if (found) return found.description ?? '';
  const known = document.tags?.map(({name}) => name).join(', ') ?? 'none';
  throw new Error(`The REST reference asks for the tag "${tag}". The OpenAPI document declares these tags: ${known}.`);
}

function renderLine({method, anchor, summary, path}: Operation, linkTo: (anchor: string) => string): Block {
  return wrap('li', {}, [badge(method), jump(linkTo(anchor), [text(summary)]), text(' '), inlineCode(path)]);
}

function renderLines(operations: readonly Operation[], linkTo: (anchor: string) => string): Block {
  return wrap(
    'ul',
    {},
    operations.map((operation) => renderLine(operation, linkTo)),
  );
}

/** Prints one line for each operation, with a link to it, by resource; and what is left out, with the reason. */
export function renderIndex(
  resources: readonly Resource[],
  omitted: Readonly<Record<string, string>>,
  linkTo: (anchor: string) => string,
): Block[] {
  const groups = resources.flatMap(({tag, operations, related}) => [
    paragraph(jump(linkTo(idOf(tag)), [strong(tag)])),
    renderLines([...operations, ...related], linkTo),
  ]);
  const rest = Object.entries(omitted).map(([tag, reason]) => `**${tag}** is not part of this reference. ${reason}`);
  return [wrap(layout.index, {}, groups), ...rest.flatMap(blocksOf)];
}

/** The endpoints of the page; on the whole page, which begins with all of them, those that are printed elsewhere. */
function renderList({isWhole, linkTo}: RenderContext, {operations, related}: Resource): Block[] {
  if (!isWhole) return [wrap(layout.index, {}, [renderLines(operations, linkTo)])];
  return related.length > 0 ? [wrap(layout.index, {}, [renderLines(related, linkTo)])] : [];
}

/** Prints a resource without its heading: what it is, its operations and its objects. */
export function renderResource(context: RenderContext, resource: Resource): Block[] {
  const {tag, operations, objects} = resource;
  return [
    ...blocksOf(descriptionOf(context.document, tag)),
    ...renderList(context, resource),
    ...operations.flatMap((operation) => renderOperation(context, operation)),
    ...Object.entries(objects).flatMap(([name, label]) => renderObject(context, name, label)),
  ];
}

/** Prints one section for each resource. */
export function renderResources(context: RenderContext, resources: readonly Resource[]): Block[] {
  return resources.flatMap((resource) => [
    heading(2, idOf(resource.tag), [text(resource.tag)]),
    ...renderResource(context, resource),
  ]);
}
