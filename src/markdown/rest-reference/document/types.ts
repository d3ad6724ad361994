/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** A pointer to a part of the same document. */
export interface Reference {
  readonly $ref: string;
}

/** A part that is written in place or referred to. */
export type OrReference<Part> = Part | Reference;

/** The part of JSON Schema 2020-12 that the generator understands. */
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

/** A worked value with a caption. */
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

/** A value sent in the path, query or header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: OrReference<Schema>;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, OrReference<Example>>>;
}

/** What a request sends. */
export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** One answer of an operation. */
export interface ApiResponse {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** One operation as the document writes it. */
export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly OrReference<Parameter>[];
  readonly requestBody?: OrReference<RequestBody>;
  readonly responses?: Readonly<Record<string, OrReference<ApiResponse>>>;
  readonly servers?: readonly {readonly url: string}[];
  /** Id of the heading on the page; other pages link to it. */
  readonly 'x-anchor'?: string;
  /** Who can call the operation. */
  readonly 'x-permission'?: string;
  /** Query values that its samples send beside the required ones, so that the first response example answers them. */
  readonly 'x-sample-query'?: Readonly<Record<string, Json>>;
}

/** The methods of one path. */
export interface PathItem {
  readonly parameters?: readonly OrReference<Parameter>[];
  readonly servers?: readonly {readonly url: string}[];
  readonly get?: OperationObject;
  readonly put?: OperationObject;
  readonly post?: OperationObject;
  readonly delete?: OperationObject;
  readonly patch?: OperationObject;
}

/** The part of an OpenAPI 3.1 document that the generator reads. */
export interface ApiDocument {
  readonly openapi: string;
  readonly servers?: readonly {readonly url: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
}
