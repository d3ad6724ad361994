import {type ApiDocument, type Json, resolveApiText} from '../document/readApiDocument';
import {phrase, say} from '../../buildWords';
import {LANGUAGE_GROUP} from '../../config/codeLanguages';
import {type Block, details, element, fence, phrasingOf, text} from '../../markdown/placeholders/fillPlaceholders';
import {findSuccess, listExamples, type Operation, type ShownExample} from '../document/collectOperations';
import {jump, type RenderContext, wrap} from './parts';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type SampleLanguage, sampleLanguages} from '../request/languages';
import {initialValues, toRequest} from '../request/endpointSpec';
import {specOf} from '../samples/specOf';

const FOLDER = join('src', 'rest-reference', 'samples', 'clients');

/** The program that the samples of a language build on. */
interface SampleClient {
  readonly language: SampleLanguage;
  readonly name: string;
  readonly code: string;
}

/** The clients, with the facts put in. They are text files, because a fact's name is no valid code. */
export function readClients(siteDir = process.cwd()): SampleClient[] {
  return sampleLanguages.flatMap((language) => {
    const {client: name} = language;
    if (!name) return [];
    return [{language, name, code: resolveApiText(readFileSync(join(siteDir, FOLDER, `${name}.txt`), 'utf8')).trim()}];
  });
}

/** One request in one language. */
export interface Sample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/** Writes the request of an operation in every language. */
export function makeSamples(document: ApiDocument, operation: Operation): Sample[] {
  const spec = specOf(document, operation);
  const request = toRequest(spec, initialValues(spec), operation.server);
  return sampleLanguages.map((language) => ({language, code: language.print(request)}));
}

const WIDTH = 48;
const STEP = '  ';

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

/** JSON in the width of a sample: an object or array of plain values that fits stays on one line. */
export function printJson(value: Json, indent = ''): string {
  if (isScalar(value)) return JSON.stringify(value);
  const inner = indent + STEP;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as {readonly [key: string]: Json});
  const parts = entries.map(([name, part]) => (isList ? '' : `${JSON.stringify(name)}: `) + printJson(part, inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (entries.every(([, part]) => isScalar(part)) && indent !== '' && line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** Characters from which a repeated example becomes a link. */
const LONG = 300;

function titled(title: string | undefined): string | null {
  return title ? `title="${title}"` : null;
}

/** Prints the request in every language, in the tabs the whole site shares. */
export function renderSamples({document}: RenderContext, operation: Operation): Block {
  const items = makeSamples(document, operation).map(({language, code}) =>
    element('TabItem', {value: language.value, label: language.label}, [fence(language.fence, code)]),
  );
  return element('Tabs', {groupId: LANGUAGE_GROUP}, items);
}

function renderExample({value}: ShownExample, {mediaType, title}: {mediaType: string; title?: string}): Block {
  const isJson = mediaType.includes('json');
  const code = typeof value === 'string' ? value.trimEnd() : printJson(value);
  return fence(isJson ? 'json' : 'text', code, titled(title));
}

/** The operation that has printed the same long example before. */
function findPrinted({printed}: RenderContext, operation: Operation, {value}: ShownExample): Operation | undefined {
  const key = JSON.stringify(value);
  const earlier = printed.get(key);
  if (key.length >= LONG && !earlier) printed.set(key, operation);
  return earlier;
}

/** Prints what the operation answers: the first example open, the others folded. */
export function renderResponseExamples(context: RenderContext, operation: Operation): Block[] {
  const {status = '', response} = findSuccess(operation) ?? {};
  return Object.entries(response?.content ?? {}).flatMap(([mediaType, media]) => {
    const [first, ...others] = listExamples(context.document, media);
    if (!first) return [];
    const earlier = findPrinted(context, operation, first);
    const repeated = earlier && jump(`#${earlier.anchor}`, [text(earlier.summary)]);
    return [
      repeated
        ? wrap('p', {}, phrase('api.responseAs', {status: [text(status)], operation: [repeated]}))
        : renderExample(first, {mediaType, title: say('api.responseOf', {status})}),
      ...others.map((example) =>
        details(phrase('api.example', {name: phrasingOf(example.caption)}), [renderExample(example, {mediaType})]),
      ),
    ];
  });
}

/** Prints the programs that the samples build on, in the same tabs. */
export function renderClients(): Block[] {
  const items = readClients().map(({language, name, code}) =>
    element('TabItem', {value: language.value, label: language.label}, [fence(language.fence, code, titled(name))]),
  );
  return [element('Tabs', {groupId: LANGUAGE_GROUP}, items)];
}
