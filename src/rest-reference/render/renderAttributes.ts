import {phrase, say} from '../../buildWords';
import {type BodyFields, type Field, describeSchema} from '../schema/describeSchema';
import {blocksOf, details, inlineCode, phrasingOf, type Block} from '../../markdown/placeholders/fillPlaceholders';
import {entry, idOf, layout, sectionHeading, wrap, type RenderContext} from './parts';
import {resolveReference, type Schema} from '../document/readApiDocument';

/** What a field says about its presence. */
type PresenceOf = (field: Pick<Field, 'required'>) => string;

/** In a request, the required fields are marked. */
export const requestPresence: PresenceOf = ({required}) => (required ? say('api.required') : '');
/** In a response, the fields that can be absent are marked. */
export const responsePresence: PresenceOf = ({required}) => (required ? '' : say('api.optional'));

interface Place {
  readonly id: string;
  readonly presenceOf: PresenceOf;
}

function renderList(fields: readonly Field[], place: Place): Block {
  return wrap(
    'ul',
    {},
    fields.map((field) => renderEntry(field, place)),
  );
}

function renderEntry(field: Field, place: Place): Block {
  const {name, type, meaning, inside, fields, shapes} = field;
  const id = idOf(place.id, name);
  const inner = {...place, id};
  const own =
    fields.length > 0 ? [details(phrase('api.fields', {name: [inlineCode(inside)]}), [renderList(fields, inner)])] : [];
  const further = shapes.map((shape) =>
    details(phrasingOf(shape.title), [renderList(shape.fields, {...inner, id: idOf(id, shape.title)})]),
  );
  return entry({id, name, type, presence: place.presenceOf(field), meaning}, [...own, ...further]);
}

/** Prints the fields of a body, each with its own address; the fields of an object open in place. */
export function renderAttributes({fields, notes}: BodyFields, place: Place): Block[] {
  if (fields.length === 0) return [];
  return [wrap(layout.attributes, {}, [renderList(fields, place)]), ...notes.flatMap(blocksOf)];
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
    sectionHeading(anchorOfObject(label), titleOfObject(label)),
    ...blocksOf(description),
    ...renderAttributes(describeSchema(context, reference), {id: idOf(label), presenceOf: responsePresence}),
  ];
}
