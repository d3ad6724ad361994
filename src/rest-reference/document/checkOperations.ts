import {type Operation, findErrors, findSuccess, listExamples, sampleValueOf} from './collectOperations';
import type {ApiDocument, ApiResponse} from './readApiDocument';

/** Which tags a reference prints, and which it leaves out for a reason. */
export interface TagChoice {
  /** Tags to print, in the order of the page. */
  readonly tags: readonly string[];
  /** Tags that are left out: name to the reason. */
  readonly omitted: Readonly<Record<string, string>>;
}

/**
 * Stops the build when an operation would be missing from the page and nobody has said why.
 *
 * @throws with every such operation, and every choice that fits no operation or lacks a reason
 */
export function checkTags(operations: readonly Operation[], {tags, omitted}: TagChoice): void {
  const used = new Set(operations.flatMap(({tag, otherTags}) => [tag, ...otherTags]));
  const problems = [
    ...operations
      .filter(({tag}) => !tags.includes(tag) && !(tag in omitted))
      .map(
        ({method, path, tag}) =>
          `${method} ${path} has the tag "${tag}", which is neither in "tags" nor, with the reason, in "omitted"`,
      ),
    ...Object.keys(omitted)
      .filter((tag) => !used.has(tag) || tags.includes(tag))
      .map((tag) => `"${tag}" is omitted, but ${used.has(tag) ? 'printed too' : 'no operation has it'}`),
    ...Object.entries(omitted)
      .filter(([, reason]) => reason.trim() === '')
      .map(([tag]) => `"${tag}" is omitted without a reason`),
  ];
  if (problems.length === 0) return;
  throw new Error(
    'The REST reference is incomplete. Fix ' +
      `src/rest-reference/remarkRestReference.ts:\n${problems.map((line) => `- ${line}`).join('\n')}`,
  );
}

type Check = (operation: Operation, document: ApiDocument) => readonly string[];

function lacksExample(document: ApiDocument, part: Pick<ApiResponse, 'content'>): boolean {
  const media = Object.values(part.content ?? {});
  return media.some((type) => listExamples(document, type).length === 0);
}

const checks: readonly Check[] = [
  ({id}) => (id ? [] : ['has no operationId']),
  ({summary}) => (summary ? [] : ['has no summary']),
  ({anchor}) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(anchor) ? [] : ['has no x-anchor in the form list-your-sources']),
  ({permission}) => (permission ? [] : ['has no x-permission sentence']),
  (operation) => (findSuccess(operation) ? [] : ['has no 2xx response']),
  (operation) => (findErrors(operation).length > 0 ? [] : ['has no 4xx or 5xx response']),
  ({body}, document) => (body && lacksExample(document, body) ? ['has a request body without an example'] : []),
  ({responses}, document) =>
    responses
      .filter(({response}) => lacksExample(document, response))
      .map(({status}) => `has a response ${status} without an example`),
  ({parameters}, document) =>
    parameters
      .filter((parameter) => parameter.required && sampleValueOf(document, parameter) === undefined)
      .map(({name}) => `has a required parameter "${name}" without an example`),
  ({parameters}) =>
    parameters
      .filter(({in: place}) => !['path', 'query', 'header'].includes(place))
      .map(({name, in: place}) => `has a parameter "${name}" in "${place}", which the reference cannot show`),
  ({parameters, sampleQuery}) =>
    Object.keys(sampleQuery)
      .filter((name) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      .map((name) => `has no query parameter "${name}", which x-sample-query sets`),
];

function findDuplicates(operations: readonly Operation[]): string[] {
  const anchors = operations.map(({anchor}) => anchor).filter(Boolean);
  return [...new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index))].map(
    (anchor) => `x-anchor "${anchor}" is used twice`,
  );
}

/** Stops the build when an operation lacks something that its section of the page needs. */
export function checkOperations(document: ApiDocument, operations: readonly Operation[]): void {
  const problems = operations.flatMap((operation) =>
    checks
      .flatMap((check) => check(operation, document))
      .map((problem) => `${operation.method} ${operation.path} ${problem}`),
  );
  const all = [...problems, ...findDuplicates(operations)];
  if (all.length === 0) return;
  throw new Error(
    `The REST reference cannot be generated. Fix src/facts/openapi.yaml:\n${all.map((line) => `- ${line}`).join('\n')}`,
  );
}
