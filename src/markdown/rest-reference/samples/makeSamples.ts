import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {findSuccess, type Operation} from '../document/collectOperations';
import type {ApiDocument} from '../document/types';
import {sampleLanguages, type SampleLanguage} from './languages';
import {requestOf} from './requestOf';

/** One request in one language. */
export interface Sample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/** Writes the request of an operation in every language. */
export function makeSamples(document: ApiDocument, operation: Operation): Sample[] {
  // The library's type demands `postData`, but its code takes an absent one for no body.
  const snippet = new HTTPSnippet(requestOf(document, operation) as HarRequest);
  const hasAnswer = Object.keys(findSuccess(operation)?.response.content ?? {}).length > 0;
  return sampleLanguages.map((language) => {
    const [code] = snippet.convert(language.target, language.client, language.options) || [];
    if (!code) throw new Error(`No ${language.label} sample could be made for ${operation.id}.`);
    return {language, code: language.adapt(code.trim(), hasAnswer)};
  });
}
