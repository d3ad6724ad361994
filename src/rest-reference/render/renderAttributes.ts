import {phrase, say} from '../../buildWords';
import {type FieldRow, type FieldTable, describeSchema} from '../schema/describeSchema';
import {
  blocksOf,
  details,
  inlineCode,
  phrasingOf,
  text,
  type Block,
  heading,
} from '../../markdown/placeholders/fillPlaceholders';
import {entry, idOf, layout, wrap, type RenderContext} from './parts';
import {resolveReference, type Schema} from '../document/readApiDocument';

/** A field with the fields of the objects in it. */
export interface Attribute extends FieldRow {
  readonly name: string;
  /** What its own fields are called: `configurable_props[]`; empty where there are none. */
  readonly inside: string;
  readonly children: readonly Attribute[];
  readonly variants: readonly {readonly title: string; readonly attributes: readonly Attribute[]}[];
}

function withoutMarks(path: string): string {
  const mark = ['[]', '.<key>'].find((end) => path.endsWith(end));
  return mark ? withoutMarks(path.slice(0, -mark.length)) : path;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

function nest(rows: readonly FieldRow[], tables: readonly FieldTable[], top: string): Attribute[] {
  const isAt = (row: FieldRow, path: string): boolean => withoutMarks(parentOf(row.path)) === path;
  return rows
    .filter((row) => isAt(row, top))
    .map((row) => {
      const child = rows.find((other) => isAt(other, row.path));
      const variants = tables.filter(({rows: [first]}) => first && isAt(first, row.path));
      const [variant] = variants;
      const marked = child ?? variant?.rows[0];
      return {
        ...row,
        name: row.path.slice(row.path.lastIndexOf('.') + 1),
        inside: marked ? parentOf(marked.path).slice(parentOf(row.path).length).replace(/^\./, '') : '',
        children: nest(rows, tables, row.path),
        variants: variants.map(({title, rows: inner, variants: further}) => ({
          title,
          attributes: nest(inner, further, row.path),
        })),
      };
    });
}

/** The fields of a body as a tree: each object's fields below the field that holds it. */
export function nestFields({rows, variants}: FieldTable): Attribute[] {
  return nest(rows, variants, '');
}

/** What a field says about its presence. */
type PresenceOf = (row: Pick<FieldRow, 'required'>) => string;

/** In a request, the required fields are marked. */
export const requestPresence: PresenceOf = ({required}) => (required ? say('api.required') : '');
/** In a response, the fields that can be absent are marked. */
export const responsePresence: PresenceOf = ({required}) => (required ? '' : say('api.optional'));

interface Place {
  readonly id: string;
  readonly presenceOf: PresenceOf;
}

function renderList(attributes: readonly Attribute[], place: Place): Block {
  return wrap(
    'ul',
    {},
    attributes.map((attribute) => renderEntry(attribute, place)),
  );
}

function renderEntry(attribute: Attribute, place: Place): Block {
  const {name, type, meaning, inside, children, variants} = attribute;
  const id = idOf(place.id, name);
  const inner = {...place, id};
  const own =
    children.length > 0
      ? [details(phrase('api.fields', {name: [inlineCode(inside)]}), [renderList(children, inner)])]
      : [];
  const shapes = variants.map(({title, attributes}) =>
    details(phrasingOf(title), [renderList(attributes, {...inner, id: idOf(id, title)})]),
  );
  return entry({id, name, type, presence: place.presenceOf(attribute), meaning}, [...own, ...shapes]);
}

/** Prints the fields of a body, each with its own address; the fields of an object open in place. */
export function renderAttributes(fields: FieldTable, place: Place): Block[] {
  const attributes = nestFields(fields);
  if (attributes.length === 0) return [];
  return [wrap(layout.attributes, {}, [renderList(attributes, place)]), ...fields.notes.flatMap(blocksOf)];
}

/** Id of the heading above an object: `connected account` gives `connected-account-object`. */
export const anchorOfObject = (label: string): string => idOf(label, 'object');

/** Heading of an object. */
export const titleOfObject = (label: string): string => say('api.object', {name: label});

/** Prints an object that operations return, once, with the address of each attribute. */
export function renderObject(context: RenderContext, name: string, label: string): Block[] {
  const reference = {$ref: `#/components/schemas/${name}`};
  const {description = ''} = resolveReference<Schema>(context.document, reference);
  return [
    heading(3, anchorOfObject(label), [text(titleOfObject(label))]),
    ...blocksOf(description),
    ...renderAttributes(describeSchema(context, reference), {id: idOf(label), presenceOf: responsePresence}),
  ];
}
