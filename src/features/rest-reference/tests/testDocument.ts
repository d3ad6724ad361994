import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {ApiDocument} from '../document/readApiDocument';
import type {Heading, Root} from 'mdast';
import 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {FieldSpec} from '../request/endpointSpec';
import {visit} from 'unist-util-visit';
import type {Block} from '../../../markdown/placeholders/replacePlaceholders';

/** An optional text field of a form. */
export const getField = (name: string, place: FieldSpec['place'], more: Partial<FieldSpec> = {}): FieldSpec => ({
  ...{name, place, kind: 'text', required: false, keepsEmpty: false, hint: '', initial: ''},
  ...more,
});

const FILE = join(import.meta.dirname, 'testDocument.yaml');

/** Returns a small valid document with one operation, and the given schemas. */
export const makeTestDocument = (schemas: object): ApiDocument =>
  ({...parse(readFileSync(FILE, 'utf8')), components: {schemas}}) as ApiDocument;

function getRoot(blocks: readonly Block[]): Root {
  return {type: 'root', children: [...blocks]};
}

/** Returns the text of blocks. */
export function getText(blocks: readonly Block[]): string {
  return blocks.map((block) => toString(block)).join('\n');
}

/** Returns the ids of the headings in blocks. */
export function getIds(blocks: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(getRoot(blocks), 'heading', (node: Heading) => {
    const {id} = node.data as {id?: string};
    if (id) ids.push(id);
  });
  return ids;
}

/** Returns the targets of the links in blocks. */
export function getLinks(blocks: readonly Block[]): string[] {
  const urls: string[] = [];
  visit(getRoot(blocks), 'link', ({url}) => {
    urls.push(url);
  });
  return [...urls, ...getAttributes(blocks, 'a', 'href')];
}

/** Returns an attribute of all elements with a name. */
export function getAttributes(blocks: readonly Block[], name: string, attribute: string): string[] {
  const values: string[] = [];
  visit(getRoot(blocks), 'mdxJsxFlowElement', (node) => {
    if (node.name !== name) return;
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
    values.push(typeof found?.value === 'string' ? found.value : '');
  });
  return values;
}
