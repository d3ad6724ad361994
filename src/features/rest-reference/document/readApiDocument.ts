import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {substituteFacts} from '../../../facts';

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** A reference to a part of the same document. */
export interface Reference {
  readonly $ref: string;
  readonly description?: string;
}

/** A part, or a reference to one. */
export type OrReference<Part> = Part | Reference;

/** The supported part of JSON Schema 2020-12. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly deprecated?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, OrReference<Schema>>>;
  readonly additionalProperties?: boolean | OrReference<Schema>;
  readonly items?: OrReference<Schema>;
  readonly allOf?: readonly OrReference<Schema>[];
  readonly anyOf?: readonly OrReference<Schema>[];
  readonly oneOf?: readonly OrReference<Schema>[];
}

/** An example value with a caption. */
export interface Example {
  readonly summary?: string;
  readonly value?: Json;
}

/** One media type of a body. */
export interface MediaType {
  readonly schema?: OrReference<Schema>;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, OrReference<Example>>>;
}

/** A response header. */
interface Header extends MediaType {
  readonly required?: boolean;
  readonly description?: string;
}

/** A path, query or header parameter. */
export interface Parameter extends Header {
  readonly name: string;
  readonly in: string;
}

/** A request body. */
export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** A response of an operation. */
export interface ApiResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, OrReference<Header>>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** What an operation and its path have in common. */
interface OperationBase {
  readonly parameters?: readonly OrReference<Parameter>[];
  readonly servers?: readonly {readonly url: string}[];
}

/** An operation as written in the document. */
export interface OperationObject extends OperationBase {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: OrReference<RequestBody>;
  readonly responses?: Readonly<Record<string, OrReference<ApiResponse>>>;
  /** Id of the heading on the page; other pages link to it. */
  readonly 'x-anchor'?: string;
  /** Who can use the operation. */
  readonly 'x-permission'?: string;
  /** Additional query values for samples, so that they match the first example response. */
  readonly 'x-sample-query'?: Readonly<Record<string, Json>>;
}

/** Methods of operations, in the order of the reference. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The methods of one path. */
export type PathItem = OperationBase & {readonly [method in (typeof METHODS)[number]]?: OperationObject};

/** The supported part of an OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: string;
  readonly servers?: readonly {readonly url: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
}

function isReference(part: object): part is Reference {
  return '$ref' in part && typeof part.$ref === 'string';
}

function resolvePointer(document: ApiDocument, pointer: string): unknown {
  const keys = pointer.replace(/^#\//, '').split('/');
  let part: unknown = document;
  for (const key of keys) {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return part;
}

/**
 * Returns the name of a referenced schema, such as `Source`; nothing for an inline one, even if it wraps a reference.
 */
export function getReferenceName(part: object): string | undefined {
  return isReference(part) ? /^#\/components\/\w+\/([^/]+)$/.exec(part.$ref)?.[1] : undefined;
}

/** Resolves a reference. Throws if it's unknown. */
export function resolveReference<Part extends object>(document: ApiDocument, part: OrReference<Part>): Part {
  let current: OrReference<Part> = part;
  const seen = new Set<string>();
  while (isReference(current)) {
    const pointer: string = current.$ref;
    const target = pointer.startsWith('#/') ? resolvePointer(document, pointer) : undefined;
    if (typeof target !== 'object' || target === null || seen.has(pointer)) {
      throw new Error(
        `The OpenAPI document refers to "${pointer}", which does not exist. A reference has the form "#/components/<kind>/<name>" and names a part of the same document.`,
      );
    }
    seen.add(pointer);
    current = target as OrReference<Part>;
  }
  return current;
}

/** An OpenAPI document with the facts filled in: its text and the parsed data. */
interface LoadedApiDocument {
  readonly text: string;
  readonly document: ApiDocument;
}

const OWN_COMMENT = /^(?:#.*\n)+/;
const QUOTED_NUMBER = /'(%[\w.]+\.raw%)'/g;

/** Fills the facts into the document's text. `'%name.raw%'` becomes a number. */
export function resolveApiText(text: string): string {
  return substituteFacts(text.replace(OWN_COMMENT, '').replace(QUOTED_NUMBER, '$1'));
}

/** Reads the project's OpenAPI document. */
export function readApiDocument(path: string): LoadedApiDocument {
  try {
    const text = resolveApiText(readFileSync(path, 'utf8'));
    return {text, document: parse(text) as ApiDocument};
  } catch (error) {
    throw new Error(`The OpenAPI document ${path} cannot be read.`, {cause: error});
  }
}
