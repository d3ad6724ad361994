import {findSuccess, type Operation} from '../document/collectOperations';
import {describeSchema} from '../schema/describeSchema';
import type {RenderContext} from './context';
import {
  blocksOf,
  heading,
  inlineCode,
  link,
  paragraph,
  phrasingOf,
  strong,
  text,
  type Block,
} from '../../placeholders/nodes';
import {renderRequestBody, renderResponse} from './renderBodies';
import {renderErrors} from './renderErrors';
import {renderParameters} from './renderParameters';
import {renderSamples} from './renderSamples';

function renderPermission({permission}: Operation): Block {
  return paragraph(strong('Permission'), text(': '), ...phrasingOf(permission));
}

function returnsList(context: RenderContext, operation: Operation): boolean {
  const media = Object.values(findSuccess(operation)?.response.content ?? {})[0];
  const rows = media?.schema ? describeSchema(context, media.schema).rows : [];
  return rows.some(({path, type}) => path === 'data' && type.startsWith('array'));
}

function renderPagination(context: RenderContext, operation: Operation): Block[] {
  if (!returnsList(context, operation)) return [];
  const isPaged = operation.parameters.some(({name}) => name === 'after');
  const pages = link(context.links.pagination, [text('pages')]);
  const rest = isPaged
    ? [text(': the list comes in '), pages, text('.')]
    : [text(': none. The response is the whole list, without '), inlineCode('page_info'), text('.')];
  return [paragraph(strong('Pagination'), ...rest)];
}

/** Prints one operation with its heading. */
export function renderOperation(context: RenderContext, operation: Operation): Block[] {
  return [
    heading(3, operation.anchor, [text(operation.summary)]),
    paragraph(inlineCode(operation.method), text(' '), inlineCode(operation.path)),
    ...blocksOf(operation.description),
    renderPermission(operation),
    ...renderPagination(context, operation),
    ...renderParameters(context, operation),
    ...renderRequestBody(context, operation),
    ...renderSamples(context, operation),
    ...renderResponse(context, operation),
    ...renderErrors(context, operation),
  ];
}
