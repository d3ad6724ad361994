import {getMessageNodes, getMessage} from '../../../buildWords';
import {type BodyFields, type Field, getBodyFields} from '../schema/getBodyFields';
import {
  parseBlocks,
  createDetails,
  createInlineCode,
  parsePhrasing,
  createText,
  type Block,
} from '../../../markdown/placeholders/replacePlaceholders';
import {
  createId,
  type Entry,
  createListEntry,
  layout,
  createSectionHeading,
  createHtmlElement,
  type RenderContext,
} from './parts';
import {resolveReference, type Schema} from '../document/readApiDocument';

/** Renders whether a field is required or optional, if that's worth mentioning. */
type RenderPresence = (field: Pick<Field, 'required'>) => Pick<Entry, 'presence'>;

/** Marks a required field of a request. */
export const renderRequired: RenderPresence = ({required}) =>
  required ? {presence: createHtmlElement('strong', {}, [createText(getMessage('api.required'))])} : {};
/** Marks a field that a response might not contain. */
export const renderOptional: RenderPresence = ({required}) =>
  required ? {} : {presence: createHtmlElement('em', {}, [createText(getMessage('api.optional'))])};

interface Place {
  readonly id: string;
  readonly renderPresence: RenderPresence;
}

function renderList(fields: readonly Field[], place: Place): Block {
  return createHtmlElement(
    'ul',
    {},
    fields.map((field) => renderAttribute(field, place)),
  );
}

function renderAttribute(field: Field, place: Place): Block {
  const {name, type, meaning, inside, fields, shapes} = field;
  const id = createId(place.id, name);
  const inner = {...place, id};
  const own =
    fields.length > 0
      ? [createDetails(getMessageNodes('api.fields', {name: [createInlineCode(inside)]}), [renderList(fields, inner)])]
      : [];
  const further = shapes.map((shape) =>
    createDetails(parsePhrasing(shape.title), [renderList(shape.fields, {...inner, id: createId(id, shape.title)})]),
  );
  return createListEntry({id, name, type, ...place.renderPresence(field), meaning}, [...own, ...further]);
}

/** Renders the fields of a body, each with its own anchor. Fields of nested objects are collapsible. */
export function renderAttributes({fields, notes}: BodyFields, place: Place): Block[] {
  if (fields.length === 0) return [];
  return [createHtmlElement(layout.attributes, {}, [renderList(fields, place)]), ...notes.flatMap(parseBlocks)];
}

/** Returns the id of an object's heading: `connected-account-object` for `connected account`. */
export const getObjectAnchor = (label: string): string => createId(label, 'object');

/** Returns the heading of an object. */
export const getObjectTitle = (label: string): string => getMessage('api.object', {name: label});

/** Renders an object that operations return, with an anchor for each attribute. */
export function renderObject(context: RenderContext, name: string, label: string): Block[] {
  const reference = {$ref: `#/components/schemas/${name}`};
  const {description = ''} = resolveReference<Schema>(context.document, reference);
  return [
    createSectionHeading(getObjectAnchor(label), getObjectTitle(label)),
    ...parseBlocks(description),
    ...renderAttributes(getBodyFields(context, reference), {id: createId(label), renderPresence: renderOptional}),
  ];
}
