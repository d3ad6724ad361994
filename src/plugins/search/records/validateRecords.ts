import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';

const SCHEMA_FILE = join(import.meta.dirname, 'records.schema.json');

/** Lists what is wrong with records by `records.schema.json`, with the record and the field of each problem. */
export function validateRecords(records: readonly unknown[]): string[] {
  const ajv = new Ajv2020({allErrors: true});
  const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as object);
  return records.flatMap((record, index) =>
    validate(record) ? [] : [`record ${index}: ${ajv.errorsText(validate.errors, {dataVar: ''})}`],
  );
}
