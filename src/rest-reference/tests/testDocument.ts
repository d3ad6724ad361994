import {parse} from 'yaml';
import type {ApiDocument} from '../document/readApiDocument';
import type {Heading, Root} from 'mdast';
import 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Block} from '../../markdown/placeholders/fillPlaceholders';

const ERROR = `{description: The key is wrong., content: {application/json: {schema: {type: object}, example: {error: {code: unauthorized, message: No key.}}}}}`;

/** A small valid document with one operation, for tests. The test provides the schemas. */
export function makeTestDocument(schemas: string, operation = ''): ApiDocument {
  return parse(`
openapi: 3.1.0
servers: [{url: https://api.test/v1}]
tags: [{name: Boats, description: Things that float.}]
paths:
  /boats/{boat_id}:
    parameters:
      - {name: boat_id, in: path, required: true, schema: {type: string}, example: b 1}
    put:
      operationId: updateBoat
      tags: [Boats]
      summary: Update a boat
      description: Changes the \`boat\`.
      x-anchor: update-a-boat
      x-permission: You own the boat.
      parameters:
        - {name: notify, in: query, required: true, schema: {type: boolean}, example: true}
        - {name: dry_run, in: query, schema: {type: boolean, default: false}}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Boat'}
            examples: {small: {summary: A dinghy, value: {name: Dinghy, masts: null}}}
      responses:
        '200':
          description: The boat.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Boat'}
              examples: {small: {value: {name: Dinghy, masts: null}}}
        '401': ${ERROR}
${operation}
components:
  schemas:
${schemas.replace(/^/gm, '    ')}
`) as ApiDocument;
}

/** Schemas for tests that do not care about them. */
export const PLAIN_SCHEMAS = 'Boat: {type: object, properties: {name: {type: string}}}';

/** The blocks as a tree. */
function rootOf(blocks: readonly Block[]): Root {
  return {type: 'root', children: [...blocks]};
}

/** The text of the blocks. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => toString(block)).join('\n');
}

/** The ids of their headings. */
export function idsOf(blocks: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(rootOf(blocks), 'heading', (node: Heading) => {
    const {id} = node.data as {id?: string};
    if (id) ids.push(id);
  });
  return ids;
}

/** Where they lead. */
export function linksOf(blocks: readonly Block[]): string[] {
  const urls: string[] = [];
  visit(rootOf(blocks), 'link', ({url}) => urls.push(url));
  return [...urls, ...attributesOf(blocks, 'a', 'href')];
}

/** One attribute of every element of a name. */
export function attributesOf(blocks: readonly Block[], name: string, attribute: string): string[] {
  const values: string[] = [];
  visit(rootOf(blocks), 'mdxJsxFlowElement', (node) => {
    if (node.name !== name) return;
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
    values.push(typeof found?.value === 'string' ? found.value : '');
  });
  return values;
}
