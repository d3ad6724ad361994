import {blocksOf, inlineCode, paragraph, phrasingOf, table, text, type Block} from '../../page-markers/nodes';
import type {FieldRow, FieldTable} from '../schema/describeSchema';

/** What follows the type of a field. */
export type PresenceOf = (row: Pick<FieldRow, 'required'>) => string;

/** In what a request sends, the fields that have to be there are marked. */
export const requestPresence: PresenceOf = ({required}) => (required ? ', required' : '');
/** In what an answer holds, the fields that may not be there are marked. */
export const responsePresence: PresenceOf = ({required}) => (required ? '' : ', may be absent');

/** Prints the fields of a body: its table, the notes on it, and a table for each variant. */
export function renderFields(fields: FieldTable, presenceOf: PresenceOf): Block[] {
  const rows = fields.rows.map((row) => [
    [inlineCode(row.path)],
    [text(`${row.type}${presenceOf(row)}`)],
    phrasingOf(row.meaning),
  ]);
  return [
    ...(fields.title ? [paragraph(...phrasingOf(`${fields.title}:`))] : []),
    ...(rows.length > 0 ? [table(['Field', 'Type', 'Meaning'], rows)] : []),
    ...fields.notes.flatMap(blocksOf),
    ...fields.variants.flatMap((variant) => renderFields(variant, presenceOf)),
  ];
}
