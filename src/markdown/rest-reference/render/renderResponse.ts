import type {PhrasingContent} from 'mdast';
import {inlineCode, paragraph, phrasingOf, strong, text, type Block} from '../../placeholders/nodes';
import {findErrors, findSuccess, type Operation} from '../document/collectOperations';
import {listExamples} from '../document/listExamples';
import type {ApiResponse, Json} from '../document/types';
import {describeSchema, type FieldTable} from '../schema/describeSchema';
import type {RenderContext} from './context';
import {jump} from './parts';
import {renderAttributes, responsePresence} from './renderAttributes';

/** Whether all that a body holds is explained elsewhere: the object in `data`, and pages. */
function isExplained({rows, variants}: FieldTable): boolean {
  return variants.length === 0 && rows.every(({path}) => path === 'data' || path === 'page_info');
}

function renderBody(fields: FieldTable, id: string): Block[] {
  if (!isExplained(fields)) return renderAttributes(fields, {id, presenceOf: responsePresence});
  const data = fields.rows.find(({path}) => path === 'data');
  return data ? [paragraph(inlineCode('data'), text(': '), ...phrasingOf(data.meaning))] : [];
}

/** Prints the success answer: status, what it means, and its fields. */
export function renderResponse(context: RenderContext, operation: Operation): Block[] {
  const success = findSuccess(operation);
  if (!success) return [];
  const {status, response} = success;
  const id = `${operation.anchor}-response`;
  return [
    paragraph(strong('Response'), text(' '), inlineCode(status), ...phrasingOf(`: ${response.description ?? ''}`)),
    ...Object.values(response.content ?? {}).flatMap(({schema}) =>
      schema ? renderBody(describeSchema(context, schema), id) : [],
    ),
  ];
}

function isRecord(value: Json | undefined): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function codeOf({document}: RenderContext, {content}: ApiResponse): string {
  const [example] = Object.values(content ?? {}).flatMap((media) => listExamples(document, media));
  const error = isRecord(example?.value) ? example.value.error : undefined;
  return isRecord(error) && typeof error.code === 'string' ? error.code : '';
}

/** Prints the errors that not every operation has, and leads to the others. */
export function renderErrors(context: RenderContext, operation: Operation): Block[] {
  const own = findErrors(operation).filter(({status}) => !context.sharedErrors.has(status));
  const named = own.flatMap(({status, response}): PhrasingContent[] => [
    inlineCode(`${status} ${codeOf(context, response)}`.trim()),
    text(', '),
  ]);
  const rest = jump(context.linkTo('errors'), [text('those of every request')]);
  return [paragraph(strong('Errors'), text(' '), ...named, ...(own.length > 0 ? [text('and ')] : []), rest, text('.'))];
}
