import {resolveReference} from './resolveReference';
import type {ApiDocument, Json, MediaType, Parameter} from './types';

/** A worked value as the page shows it. */
export interface ShownExample {
  readonly caption: string;
  readonly value: Json;
}

/** The examples of a media type or parameter, in their order. */
export function listExamples(
  document: ApiDocument,
  part: Pick<MediaType | Parameter, 'example' | 'examples'>,
): ShownExample[] {
  const single = part.example === undefined ? [] : [{caption: '', value: part.example}];
  const named = Object.values(part.examples ?? {}).flatMap((reference) => {
    const {summary, value} = resolveReference(document, reference);
    return value === undefined ? [] : [{caption: summary ?? '', value}];
  });
  return [...single, ...named];
}

/** The value a request sample puts in for a parameter. */
export function sampleValueOf(document: ApiDocument, parameter: Parameter): Json | undefined {
  return listExamples(document, parameter)[0]?.value;
}
