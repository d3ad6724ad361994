import {resolve} from 'node:path';
import type {Root} from 'mdast';
import {fillPlaceholders} from '../placeholders/fillPlaceholders';
import {readApiDocument} from './document/readApiDocument';
import {makeReference, type Reference} from './makeReference';
import {resolveOptions, restReferenceOptions, type RestReferenceOptions} from './options';
import {renderClients} from './render/renderSamples';

/**
 * Remark plugin: makes the REST reference from the OpenAPI document while its pages are compiled. Own code,
 * because generators of OpenAPI pages bring pages and scripts of their own, and this has to be ordinary Markdown.
 */
export function remarkRestReference(options: RestReferenceOptions = restReferenceOptions): (tree: Root) => void {
  const resolved = resolveOptions(resolve(), options);
  const makeParts = (): Reference => makeReference(readApiDocument(resolved.document).document, resolved);
  return (tree) => {
    fillPlaceholders(tree, {
      RestIndex: () => makeParts().index,
      RestResources: () => makeParts().resources,
      RestResource: ({tag = ''}) => makeParts().resource(tag),
      RestClient: renderClients,
    });
  };
}
