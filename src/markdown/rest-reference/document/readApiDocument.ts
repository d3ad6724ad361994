import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {substituteFacts} from '../../../facts/substituteFacts';
import type {ApiDocument} from './types';

/** An OpenAPI document with the facts put in: as text to serve and as data to read. */
export interface LoadedApiDocument {
  readonly text: string;
  readonly document: ApiDocument;
}

const OWN_COMMENT = /^(?:#.*\n)+/;
const QUOTED_NUMBER = /'(%[\w.]+\.raw%)'/g;

/** Puts the facts into the text of the document: `'%name.raw%'` becomes a bare number. */
export function resolveApiText(text: string): string {
  return substituteFacts(text.replace(OWN_COMMENT, '').replace(QUOTED_NUMBER, '$1'));
}

/** Reads the OpenAPI document of the project. */
export function readApiDocument(path: string): LoadedApiDocument {
  try {
    const text = resolveApiText(readFileSync(path, 'utf8'));
    return {text, document: parse(text) as ApiDocument};
  } catch (error) {
    throw new Error(`The OpenAPI document ${path} cannot be read.`, {cause: error});
  }
}
