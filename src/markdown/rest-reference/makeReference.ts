import {checkOperations} from './document/checkOperations';
import {checkTags} from './document/checkTags';
import {collectOperations} from './document/collectOperations';
import type {ApiDocument} from './document/types';
import type {RestReferenceOptions} from './options';
import type {Block} from '../placeholders/nodes';
import {renderIndex, renderResources} from './render/renderReference';

/** The two parts of the page that come from the document. */
export interface Reference {
  readonly index: readonly Block[];
  readonly resources: readonly Block[];
}

/** Makes the generated parts of the page, or throws with everything the document lacks. */
export function makeReference(
  document: ApiDocument,
  {tags, omitted, explained, links}: Omit<RestReferenceOptions, 'document' | 'page'>,
): Reference {
  const operations = collectOperations(document);
  checkOperations(document, operations);
  checkTags(operations, {tags, omitted});
  const context = {document, explained, links};
  return {
    index: renderIndex(operations, tags),
    resources: renderResources(context, operations, tags),
  };
}
