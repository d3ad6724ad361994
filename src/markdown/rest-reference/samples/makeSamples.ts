import {sampleLanguages, type SampleLanguage} from '../../../client/apiSamples/languages';
import type {Operation} from '../document/collectOperations';
import type {ApiDocument} from '../document/types';
import {requestOf} from './requestOf';

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
