import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sampleLanguages, type SampleLanguage} from '../request/languages';
import {resolveApiText, type ApiDocument} from '../document/readApiDocument';
import type {Operation} from '../document/collectOperations';
import {requestOf} from './specOf';

const FOLDER = join('src', 'rest-reference', 'samples', 'clients');

/** The program that the samples of a language build on. */
interface SampleClient {
  readonly language: SampleLanguage;
  readonly name: string;
  readonly code: string;
}

/** The clients, with the facts put in. They are text files, because a fact's name is no valid code. */
export function readClients(siteDir = process.cwd()): SampleClient[] {
  return sampleLanguages.flatMap((language) => {
    const {client: name} = language;
    if (!name) return [];
    return [{language, name, code: resolveApiText(readFileSync(join(siteDir, FOLDER, `${name}.txt`), 'utf8')).trim()}];
  });
}

/** One request in one language. */
export interface Sample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/** Writes the request of an operation in every language. */
export function makeSamples(document: ApiDocument, operation: Operation): Sample[] {
  const request = requestOf(document, operation);
  return sampleLanguages.map((language) => ({language, code: language.print(request)}));
}
