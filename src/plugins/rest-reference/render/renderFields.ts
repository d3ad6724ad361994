import type {FieldTable} from '../schema/describeSchema';
import {blocksOf, inlineCode, paragraph, phrasingOf, table, text, type Block} from '../../page-markers/nodes';

/** How the third column of a table of fields is named and filled. */
export interface Presence {
  readonly column: string;
  readonly yes: string;
  readonly no: string;
}

/** In what a request sends. */
export const requestPresence: Presence = {column: 'Required', yes: 'yes', no: 'no'};
/** In what an answer holds. */
export const responsePresence: Presence = {column: 'Present', yes: 'always', no: 'may be absent'};

/** Prints the fields of a body: its table, the notes on it, and a table for each variant. */
export function renderFields(fields: FieldTable, presence: Presence): Block[] {
  const rows = fields.rows.map(({path, type, required, meaning}) => [
    [inlineCode(path)],
    [text(type)],
    [text(required ? presence.yes : presence.no)],
    phrasingOf(meaning),
  ]);
  return [
    ...(fields.title ? [paragraph(...phrasingOf(`${fields.title}:`))] : []),
    ...(rows.length > 0 ? [table(['Field', 'Type', presence.column, 'Meaning'], rows)] : []),
    ...fields.notes.flatMap(blocksOf),
    ...fields.variants.flatMap((variant) => renderFields(variant, presence)),
  ];
}
