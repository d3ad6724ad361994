import {type ApiDocument, type Json, resolveApiText} from '../document/readApiDocument';
import {getMessageNodes, getMessage} from '../../../buildWords';
import {LANGUAGE_GROUP} from '../../../config/codeLanguages';
import {
  type Block,
  createDetails,
  createElement,
  createCodeBlock,
  parsePhrasing,
} from '../../../markdown/placeholders/replacePlaceholders';
import {findSuccess, getExamples, type Operation, type ShownExample} from '../document/collectOperations';
import {type RenderContext, createHtmlElement} from './parts';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type SampleLanguage, sampleLanguages} from '../request/languages';
import {getInitialValues, createRequest} from '../request/endpointSpec';
import {createEndpointSpec} from '../samples/createEndpointSpec';

const FOLDER = join('src', 'features', 'rest-reference', 'samples', 'clients');

interface SampleClient {
  readonly language: SampleLanguage;
  readonly name: string;
  readonly code: string;
}

/** Reads the clients and fills in their facts. They're text files, because fact names aren't valid code. */
export function readClients(siteDir = process.cwd()): SampleClient[] {
  return sampleLanguages.flatMap((language) => {
    const {client: name} = language;
    if (!name) return [];
    return [{language, name, code: resolveApiText(readFileSync(join(siteDir, FOLDER, `${name}.txt`), 'utf8')).trim()}];
  });
}

/**
 * Minimum number of lines to collapse code to its first twelve lines, and a request in a narrow window to its first
 * eight (`ApiReference/styles.module.css`).
 */
const LONG = 19;
const LONG_IF_NARROW = 11;

/**
 * Creates the control that expands the block before it. Its label is an attribute, so it's neither found by search nor
 * copied with the code.
 */
const createFold = (label: string, when: '' | 'narrow' = ''): Block =>
  createHtmlElement('details', {'data-fold': when, 'data-markdown-ignore': ''}, [
    createHtmlElement('summary', {'aria-label': label}, []),
  ]);

/** A request in one language. */
export interface Sample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/** Creates the request of an operation in every language. */
export function createSamples(document: ApiDocument, operation: Operation): Sample[] {
  const spec = createEndpointSpec(document, operation);
  const request = createRequest(spec, getInitialValues(spec), operation.server);
  return sampleLanguages.map((language) => ({language, code: language.createSample(request)}));
}

const WIDTH = 48;
const STEP = '  ';

function isJsonScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

/** Formats JSON for a sample. An object or array of plain values stays on one line if it fits. */
export function formatSampleJson(value: Json, indent = ''): string {
  if (isJsonScalar(value)) return JSON.stringify(value);
  const inner = indent + STEP;
  const isList = Array.isArray(value);
  const entries = Object.entries(value as {readonly [key: string]: Json});
  const parts = entries.map(
    ([name, part]) => (isList ? '' : `${JSON.stringify(name)}: `) + formatSampleJson(part, inner),
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (entries.every(([, part]) => isJsonScalar(part)) && indent !== '' && line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function formatTitleMeta(title: string | undefined): string | null {
  return title ? `title="${title}"` : null;
}

/** Renders the request in every language, using the site's language tabs. All are collapsed if the first is long. */
export function renderSamples({document}: RenderContext, operation: Operation): Block[] {
  const samples = createSamples(document, operation);
  const items = samples.map(({language, code}) =>
    createElement('TabItem', {value: language.value, label: language.label}, [createCodeBlock(language.fence, code)]),
  );
  const count = samples[0]?.code.split('\n').length ?? 0;
  return [
    createElement('Tabs', {groupId: LANGUAGE_GROUP}, items),
    ...(count < LONG_IF_NARROW ? [] : [createFold(getMessage('api.showWhole'), count < LONG ? 'narrow' : '')]),
  ];
}

const formatExample = (value: Json): string => (typeof value === 'string' ? value.trimEnd() : formatSampleJson(value));

/** Renders the control that expands a long response. */
export function renderFold({value}: ShownExample): Block[] {
  const count = formatExample(value).split('\n').length;
  return count < LONG ? [] : [createFold(getMessage('api.showAll', {count}))];
}

function renderExample({value}: ShownExample, {mediaType, title}: {mediaType: string; title?: string}): Block {
  const isJson = mediaType.includes('json');
  return createCodeBlock(isJson ? 'json' : 'text', formatExample(value), formatTitleMeta(title));
}

/** Renders the example responses: the first one expanded, all others collapsed. */
export function renderResponseExamples({document}: RenderContext, operation: Operation): Block[] {
  const {status = '', response} = findSuccess(operation) ?? {};
  return Object.entries(response?.content ?? {}).flatMap(([mediaType, media]) => {
    const [first, ...others] = getExamples(document, media);
    if (!first) return [];
    return [
      renderExample(first, {mediaType, title: getMessage('api.responseOf', {status})}),
      ...renderFold(first),
      ...others.map((example) =>
        createDetails(getMessageNodes('api.example', {name: parsePhrasing(example.caption)}), [
          renderExample(example, {mediaType}),
        ]),
      ),
    ];
  });
}

/** Renders the client programs in language tabs. */
export function renderClients(): Block[] {
  const items = readClients().map(({language, name, code}) =>
    createElement('TabItem', {value: language.value, label: language.label}, [
      createCodeBlock(language.fence, code, formatTitleMeta(name)),
    ]),
  );
  return [createElement('Tabs', {groupId: LANGUAGE_GROUP}, items)];
}
