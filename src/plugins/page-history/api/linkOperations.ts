import {collectOperations} from '../../../markdown/rest-reference/document/collectOperations';
import {readApiDocument} from '../../../markdown/rest-reference/document/readApiDocument';
import {API_DOCUMENT} from './apiChangeLog';

/** Addresses of the operations in the reference, by names such as `GET /sources`. */
export function linkOperations(baseUrl: string): ReadonlyMap<string, string> {
  const operations = collectOperations(readApiDocument(API_DOCUMENT).document);
  return new Map(operations.map(({method, path, anchor}) => [`${method} ${path}`, `${baseUrl}api/rest/#${anchor}`]));
}
