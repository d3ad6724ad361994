import type {Operation} from '../document/collectOperations';
import type {ApiDocument} from '../document/types';
import type {RenderContext} from './context';
import {blocksOf, heading, inlineCode, link, table, text, type Block} from '../../placeholders/nodes';
import {renderOperation} from './renderOperation';

function groupOf(operations: readonly Operation[], tag: string): Operation[] {
  return operations.filter((operation) => operation.tag === tag);
}

function anchorOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

function descriptionOf(document: ApiDocument, tag: string): string {
  const found = document.tags?.find(({name}) => name === tag);
  if (found) return found.description ?? '';
  const known = document.tags?.map(({name}) => name).join(', ') ?? 'none';
  throw new Error(`The REST reference asks for the tag "${tag}". The OpenAPI document declares these tags: ${known}.`);
}

/** Prints one line for each operation, with a link to it. */
export function renderIndex(operations: readonly Operation[], tags: readonly string[]): Block[] {
  const rows = tags
    .flatMap((tag) => groupOf(operations, tag))
    .map(({anchor, summary, method, path}) => [
      [link(`#${anchor}`, [text(summary)])],
      [inlineCode(method)],
      [inlineCode(path)],
    ]);
  return [table(['Operation', 'Method', 'Path'], rows)];
}

/** Prints one section for each tag, with its operations. */
export function renderResources(
  context: RenderContext,
  operations: readonly Operation[],
  tags: readonly string[],
): Block[] {
  return tags.flatMap((tag) => [
    heading(2, anchorOf(tag), [text(tag)]),
    ...blocksOf(descriptionOf(context.document, tag)),
    ...groupOf(operations, tag).flatMap((operation) => renderOperation(context, operation)),
  ]);
}
