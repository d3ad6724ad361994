import type {PhrasingContent} from 'mdast';
import {inlineCode, paragraph, strong, text, type Block} from '../../placeholders/nodes';
import type {Operation} from '../document/collectOperations';
import {listExamples} from '../document/listExamples';
import type {Parameter} from '../document/types';
import {describeConstraints} from '../schema/describeConstraints';
import {describeSchema, type FieldRow} from '../schema/describeSchema';
import {flattenSchema} from '../schema/flattenSchema';
import {labelType} from '../schema/labelType';
import type {RenderContext} from './context';
import {entry, idOf, jump, layout, wrap} from './parts';
import {renderAttributes, requestPresence} from './renderAttributes';

const PLACES: readonly [place: string, title: string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
];

function renderParameter({document}: RenderContext, {anchor}: Operation, parameter: Parameter): Block {
  const {name, required = false, description = ''} = parameter;
  const flat = flattenSchema(document, parameter.schema ?? {});
  const examples = listExamples(document, parameter).map(({value}) => value);
  const meaning = [description, ...describeConstraints({...flat.schema, ...(examples[0] === '' ? {} : {examples})})];
  return entry(
    {
      id: idOf(anchor, name),
      name,
      type: `${labelType(document, flat)}${requestPresence({required})}`,
      meaning: meaning.map((part) => part.trim()).join(' '),
    },
    [],
  );
}

/** Parameters that the page explains once, grouped by the section that does. */
function renderShared({linkTo, sharedParameters}: RenderContext, names: readonly string[]): Block[] {
  const shared = names.filter((name) => name in sharedParameters);
  const anchors = [...new Set(shared.map((name) => sharedParameters[name] ?? ''))];
  const groups = anchors.map((anchor): PhrasingContent[] => {
    const group = shared.filter((name) => sharedParameters[name] === anchor);
    const codes = group.flatMap((name, index) => [...(index > 0 ? [text(', ')] : []), inlineCode(name)]);
    return [jump(linkTo(anchor), codes)];
  });
  if (groups.length === 0) return [];
  const list = groups.flatMap((group, index) => [...(index > 0 ? [text(' and ')] : []), ...group]);
  return [paragraph(text('Also takes '), ...list, text('.'))];
}

/** Prints the parameters of an operation that are its own, and names those it shares with others. */
export function renderParameters(context: RenderContext, operation: Operation): Block[] {
  const isShared = ({name, required}: Parameter): boolean => !required && name in context.sharedParameters;
  const own = operation.parameters.filter((parameter) => !isShared(parameter));
  return [
    ...PLACES.flatMap(([place, title]) => {
      const rows = own.filter((parameter) => parameter.in === place);
      if (rows.length === 0) return [];
      const entries = rows.map((row) => renderParameter(context, operation, row));
      return [paragraph(strong(title)), wrap(layout.attributes, {}, [wrap('ul', {}, entries)])];
    }),
    ...renderShared(
      context,
      operation.parameters.filter(isShared).map(({name}) => name),
    ),
  ];
}

/** Prints the fields of the request body. */
export function renderRequestBody(context: RenderContext, {anchor, body}: Operation): Block[] {
  return Object.entries(body?.content ?? {}).flatMap(([mediaType, {schema}]) => {
    if (!schema) return [];
    const fields = describeSchema(context, schema);
    const isShared = ({path, required}: FieldRow): boolean => !required && path in context.sharedParameters;
    const own = {...fields, rows: fields.rows.filter((row) => !isShared(row))};
    return [
      paragraph(strong('Request body'), text(' ('), inlineCode(mediaType), text(')')),
      ...renderAttributes(own, {id: anchor, presenceOf: requestPresence}),
      ...renderShared(
        context,
        fields.rows.filter(isShared).map(({path}) => path),
      ),
    ];
  });
}
