import {blocksOf, details, inlineCode, phrasingOf, text, type Block} from '../../placeholders/nodes';
import type {FieldRow, FieldTable} from '../schema/describeSchema';
import {nestFields, type Attribute} from '../schema/nestFields';
import {entry, idOf, layout, wrap} from './parts';

/** What follows the type of a field. */
export type PresenceOf = (row: Pick<FieldRow, 'required'>) => string;

/** In a request, the required fields are marked. */
export const requestPresence: PresenceOf = ({required}) => (required ? ', required' : '');
/** In a response, the fields that can be absent are marked. */
export const responsePresence: PresenceOf = ({required}) => (required ? '' : ', may be absent');

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
    children.length > 0 ? [details([text('Fields of '), inlineCode(inside)], [renderList(children, inner)])] : [];
  const shapes = variants.map(({title, attributes}) =>
    details(phrasingOf(title), [renderList(attributes, {...inner, id: idOf(id, title)})]),
  );
  return entry({id, name, type: `${type}${place.presenceOf(attribute)}`, meaning}, [...own, ...shapes]);
}

/** Prints the fields of a body, each with its own address; the fields of an object open in place. */
export function renderAttributes(fields: FieldTable, place: Place): Block[] {
  const attributes = nestFields(fields);
  if (attributes.length === 0) return [];
  return [wrap(layout.attributes, {}, [renderList(attributes, place)]), ...fields.notes.flatMap(blocksOf)];
}
