import {resolve} from 'node:path';
import type {Root} from 'mdast';
import {fillMarkers} from '../page-markers/fillMarkers';
import {readApiDocument} from './document/readApiDocument';
import {makeReference, type Reference} from './makeReference';
import {resolveOptions, restReferenceOptions, type RestReferenceOptions} from './options';

/** Remark plugin: makes the REST reference from the OpenAPI document while the page is compiled. */
export function remarkRestReference(options: RestReferenceOptions = restReferenceOptions): (tree: Root) => void {
  const resolved = resolveOptions(resolve(), options);
  const makeParts = (): Reference => makeReference(readApiDocument(resolved.document).document, resolved);
  return (tree) => {
    fillMarkers(tree, {
      RestIndex: () => makeParts().index,
      RestResources: () => makeParts().resources,
    });
  };
}
