import {
  METHODS,
  resolveReference,
  type ApiDocument,
  type Json,
  type MediaType,
  type Parameter,
  type ApiResponse,
  type OperationObject,
  type PathItem,
  type RequestBody,
} from './readApiDocument';

/** An example value as shown on the page. */
export interface ShownExample {
  readonly caption: string;
  readonly value: Json;
}

/** Returns the examples of a media type or parameter in order. */
export function getExamples(
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

/** An operation with all references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly server: string;
  /** The resource that it belongs to. */
  readonly tag: string;
  /** Other resources where readers would look for it. */
  readonly otherTags: readonly string[];
  readonly isDeprecated: boolean;
  readonly summary: string;
  readonly description: string;
  readonly anchor: string;
  readonly permission: string;
  /** Query values of the samples, which override the examples of the parameters. */
  readonly sampleQuery: Readonly<Record<string, Json>>;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly {readonly status: string; readonly response: ApiResponse}[];
}

function mergeParameters(document: ApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((part) =>
    resolveReference(document, part),
  );
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

function createOperation(
  document: ApiDocument,
  place: {method: string; path: string; item: PathItem},
  operation: OperationObject,
): Operation {
  const {method, path, item} = place;
  const [server = {url: ''}] = operation.servers ?? item.servers ?? document.servers ?? [];
  const parameters = mergeParameters(document, item, operation);
  const body = operation.requestBody && resolveReference(document, operation.requestBody);
  return {
    id: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
    server: server.url,
    tag: operation.tags?.[0] ?? '',
    otherTags: operation.tags?.slice(1) ?? [],
    isDeprecated: operation.deprecated ?? false,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    anchor: operation['x-anchor'] ?? '',
    permission: operation['x-permission'] ?? '',
    sampleQuery: operation['x-sample-query'] ?? {},
    parameters,
    ...(body ? {body} : {}),
    responses: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
      status,
      response: resolveReference(document, response),
    })),
  };
}

/** Returns all operations of the document in order. */
export function collectOperations(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [createOperation(document, {method, path, item}, operation)] : [];
    }),
  );
}

/** Returns the success response of an operation. */
export function findSuccess({responses}: Operation): Operation['responses'][number] | undefined {
  return responses.find(({status}) => status.startsWith('2'));
}

/** Returns the error responses of an operation. */
export function getErrors({responses}: Operation): Operation['responses'] {
  return responses.filter(({status}) => /^[45]/.test(status));
}
