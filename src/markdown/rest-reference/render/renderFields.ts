import {blocksOf, inlineCode, paragraph, phrasingOf, table, text, type Block} from '../../placeholders/nodes';
import type {FieldRow, FieldTable} from '../schema/describeSchema';
import {groupFields, type FieldGroup} from '../schema/groupFields';

/** What follows the type of a field. */
export type PresenceOf = (row: Pick<FieldRow, 'required'>) => string;

/** In a request, the required fields are marked. */
export const requestPresence: PresenceOf = ({required}) => (required ? ', required' : '');
/** In a response, the fields that can be absent are marked. */
export const responsePresence: PresenceOf = ({required}) => (required ? '' : ', may be absent');

function renderGroup({parent, rows}: FieldGroup, title: string, presenceOf: PresenceOf): Block[] {
  const cells = rows.map((row) => [
    [inlineCode(row.name)],
    [text(`${row.type}${presenceOf(row)}`)],
    phrasingOf(row.meaning),
  ]);
  const own = parent ? [paragraph(inlineCode(parent), text(':'))] : [];
  return [...(title ? [paragraph(...phrasingOf(`${title}:`))] : own), table(['Field', 'Type', 'Meaning'], cells)];
}

/** Prints the fields of a body: a table for each object in it, the notes, and a table for each variant. */
export function renderFields(fields: FieldTable, presenceOf: PresenceOf): Block[] {
  const groups = groupFields(fields.rows);
  return [
    ...groups.flatMap((group, index) => renderGroup(group, index === 0 ? fields.title : '', presenceOf)),
    ...fields.notes.flatMap(blocksOf),
    ...fields.variants.flatMap((variant) => renderFields(variant, presenceOf)),
  ];
}
