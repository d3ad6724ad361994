import {findErrors, type Operation} from '../document/collectOperations';
import {listExamples} from '../document/listExamples';
import type {ApiResponse, Json} from '../document/types';
import type {RenderContext} from './context';
import {details, inlineCode, link, phrasingOf, table, text, type Block} from '../../placeholders/nodes';

function isRecord(value: Json | undefined): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function codeOf({document}: RenderContext, {content}: ApiResponse): string {
  const [example] = Object.values(content ?? {}).flatMap((media) => listExamples(document, media));
  const error = isRecord(example?.value) ? example.value.error : undefined;
  return isRecord(error) && typeof error.code === 'string' ? error.code : '';
}

/** Prints every error answer of an operation behind a switch that already names the statuses. */
export function renderErrors(context: RenderContext, operation: Operation): Block[] {
  const errors = findErrors(operation);
  const rows = errors.map(({status, response}) => {
    const code = codeOf(context, response);
    return [
      [inlineCode(status)],
      code ? [link(context.links.errors, [inlineCode(code)])] : [text('none')],
      phrasingOf(response.description ?? ''),
    ];
  });
  const summary = `Errors: ${errors.map(({status}) => status).join(', ')}`;
  return [details([text(summary)], [table(['Status', 'Code', 'When'], rows)])];
}
