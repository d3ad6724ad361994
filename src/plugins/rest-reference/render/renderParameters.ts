import type {Operation} from '../document/collectOperations';
import type {Parameter} from '../document/types';
import {describeConstraints} from '../schema/describeConstraints';
import {flattenSchema} from '../schema/flattenSchema';
import {labelType} from '../schema/labelType';
import type {RenderContext} from './context';
import {inlineCode, paragraph, phrasingOf, strong, table, text, type Block} from '../../page-markers/nodes';

function renderRow({document}: RenderContext, parameter: Parameter): ReturnType<typeof phrasingOf>[] {
  const flat = flattenSchema(document, parameter.schema ?? {});
  const meaning = [parameter.description ?? flat.schema.description ?? '', ...describeConstraints(flat.schema)];
  return [
    [inlineCode(parameter.name)],
    [text(parameter.in)],
    [text(labelType(document, flat))],
    [text(parameter.required ? 'yes' : 'no')],
    phrasingOf(meaning.map((part) => part.trim()).join(' ')),
  ];
}

/** Prints the table of the values an operation takes in path and query. */
export function renderParameters(context: RenderContext, {parameters}: Operation): Block[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => renderRow(context, parameter));
  return [paragraph(strong('Parameters')), table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)];
}
