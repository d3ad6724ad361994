import Joi from 'joi';
import {LEVELS} from './engine/records';

const name = Joi.string().required();
const nullableName = Joi.string().allow(null).required();

const RECORD = Joi.object({
  objectID: Joi.string()
    .pattern(/^\/[^ ]*$/)
    .required(),
  hierarchy: Joi.object(Object.fromEntries(LEVELS.map((level) => [level, Joi.string().allow(null, '').required()]))),
  type: Joi.valid(...LEVELS.slice(1)).required(),
  content: Joi.string().allow('').required(),
  code: Joi.array().items(Joi.string()).required(),
  anchor: nullableName,
  url: Joi.string()
    .pattern(/^https?:\/\/[^ ]+$/)
    .required(),
  url_without_anchor: Joi.string()
    .pattern(/^https?:\/\/[^ #]+$/)
    .required(),
  version: name,
  lang: name,
  code_language: nullableName,
  docusaurus_tag: name,
  weight: Joi.object({
    pageRank: Joi.number().required(),
    level: Joi.number().required(),
    position: Joi.number().required(),
  }).required(),
});

/** Lists what is wrong with records, with the record and the field of each problem. */
export function validateRecords(records: readonly unknown[]): string[] {
  return records.flatMap((record, index) => {
    const {error} = RECORD.validate(record, {abortEarly: false, convert: false});
    return error ? [`record ${index}: ${error.details.map(({message}) => message).join(', ')}`] : [];
  });
}
