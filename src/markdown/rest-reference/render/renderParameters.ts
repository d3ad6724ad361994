import {inlineCode, paragraph, phrasingOf, strong, table, text, type Block} from '../../placeholders/nodes';
import type {Operation} from '../document/collectOperations';
import type {Parameter} from '../document/types';
import {describeConstraints} from '../schema/describeConstraints';
import {flattenSchema} from '../schema/flattenSchema';
import {labelType} from '../schema/labelType';
import type {RenderContext} from './context';
import {requestPresence} from './renderFields';

const PLACES: readonly [place: string, title: string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
];

function renderRow({document}: RenderContext, parameter: Parameter): ReturnType<typeof phrasingOf>[] {
  const flat = flattenSchema(document, parameter.schema ?? {});
  const meaning = [parameter.description ?? flat.schema.description ?? '', ...describeConstraints(flat.schema)];
  const presence = requestPresence({required: parameter.required ?? false});
  return [
    [inlineCode(parameter.name)],
    [text(`${labelType(document, flat)}${presence}`)],
    phrasingOf(meaning.map((part) => part.trim()).join(' ')),
  ];
}

/** Prints the parameters of an operation, in one table each for path, query and headers. */
export function renderParameters(context: RenderContext, {parameters}: Operation): Block[] {
  return PLACES.flatMap(([place, title]) => {
    const rows = parameters.filter((parameter) => parameter.in === place);
    if (rows.length === 0) return [];
    return [
      paragraph(strong(title)),
      table(
        ['Name', 'Type', 'Meaning'],
        rows.map((row) => renderRow(context, row)),
      ),
    ];
  });
}
