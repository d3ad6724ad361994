import {
  parseBlocks,
  createInlineCode,
  createParagraph,
  createStrong,
  createText,
  type Block,
  parsePhrasing,
  createCodeBlock,
} from '../../../markdown/placeholders/replacePlaceholders';
import {joinNodes, getMessageNodes, getMessage} from '../../../buildWords';
import {type Operation, getExamples, getErrors, findSuccess} from '../document/collectOperations';
import {resolveReference, type Parameter, type ApiResponse, type Json} from '../document/readApiDocument';
import {
  createId,
  createListEntry,
  layout,
  createPageLink,
  createPartHeading,
  renderOperationLink,
  createSectionHeading,
  createHtmlElement,
} from './parts';
import type {RenderContext} from './parts';
import {renderObject, renderAttributes, renderRequired, renderOptional} from './renderAttributes';
import type {Resource} from './renderRestIndex';
import {formatConstraints} from '../schema/formatConstraints';
import {type BodyFields, getBodyFields, getTypeLabel} from '../schema/getBodyFields';
import {flattenSchema} from '../schema/flattenSchema';
import {createEndpointSpec} from '../samples/createEndpointSpec';
import {renderResponseExamples, renderSamples} from './renderSamples';

const PLACES = ['path', 'query'] as const;

function renderParameter({document}: RenderContext, {anchor}: Operation, parameter: Parameter): Block {
  const {name, required = false, description = ''} = parameter;
  const flat = flattenSchema(document, parameter.schema ?? {});
  const examples = getExamples(document, parameter).map(({value}) => value);
  const meaning = [description, ...formatConstraints({...flat.schema, ...(examples[0] === '' ? {} : {examples})})];
  return createListEntry(
    {
      id: createId(anchor, name),
      name,
      type: getTypeLabel(document, flat),
      ...renderRequired({required}),
      meaning: meaning.map((part) => part.trim()).join(' '),
    },
    [],
  );
}

const createList = (entries: readonly Block[]): Block =>
  createHtmlElement(layout.attributes, {}, [createHtmlElement('ul', {}, entries)]);

type Named = {readonly name: string; readonly required?: boolean};

/** Separates an operation's own parameters or fields from common ones, which are only linked in a sentence. */
function separateShared<One extends Named>(
  {linkTo, sharedParameters}: RenderContext,
  all: readonly One[],
): {own: readonly One[]; shared: Block[]} {
  const isShared = ({name, required}: Named): boolean => !required && name in sharedParameters;
  const links = all
    .filter(isShared)
    .map(({name}) => createPageLink(linkTo(sharedParameters[name] ?? ''), [createInlineCode(name)]));
  return {
    own: all.filter((one) => !isShared(one)),
    shared: links.length > 0 ? [createParagraph(...getMessageNodes('api.alsoTakes', {names: joinNodes(links)}))] : [],
  };
}

/** Renders an operation's own parameters, and links to common ones. */
function renderParameters(context: RenderContext, operation: Operation): Block[] {
  const {own, shared} = separateShared(context, operation.parameters);
  return [
    ...PLACES.flatMap((place) => {
      const rows = own.filter((parameter) => parameter.in === place);
      if (rows.length === 0) return [];
      const entries = rows.map((row) => renderParameter(context, operation, row));
      return [createPartHeading(getMessage(`api.${place}`)), createList(entries)];
    }),
    ...shared,
  ];
}

function renderRequestBody(context: RenderContext, {anchor, body}: Operation): Block[] {
  return Object.entries(body?.content ?? {}).flatMap(([mediaType, {schema}]) => {
    if (!schema) return [];
    const {fields, notes} = getBodyFields(context, schema);
    const {own, shared} = separateShared(context, fields);
    return [
      createPartHeading(getMessage('api.requestBody')),
      createParagraph(...getMessageNodes('api.sendAs', {type: [createInlineCode(mediaType)]})),
      ...renderAttributes({fields: own, notes}, {id: anchor, renderPresence: renderRequired}),
      ...shared,
    ];
  });
}

/** Whether everything in a body is explained elsewhere: the object in `data`, and pagination. */
function isExplainedElsewhere({fields}: BodyFields): boolean {
  return fields.every(
    ({name, fields: inner, shapes}) =>
      (name === 'data' || name === 'page_info') && inner.length === 0 && shapes.length === 0,
  );
}

function renderResponseBody(body: BodyFields, id: string): Block[] {
  if (!isExplainedElsewhere(body)) return renderAttributes(body, {id, renderPresence: renderOptional});
  const data = body.fields.find(({name}) => name === 'data');
  return data ? [createParagraph(createInlineCode('data'), createText(': '), ...parsePhrasing(data.meaning))] : [];
}

function renderHeaders({document}: RenderContext, {headers}: ApiResponse, id: string): Block[] {
  const entries = Object.entries(headers ?? {}).map(([name, given]) => {
    const {description = '', required = false, schema = {}} = resolveReference(document, given);
    const flat = flattenSchema(document, schema);
    const meaning = [description, ...formatConstraints(flat.schema)].map((part) => part.trim()).join(' ');
    const type = getTypeLabel(document, flat);
    return createListEntry({id: createId(id, name), name, type, ...renderOptional({required}), meaning}, []);
  });
  return entries.length === 0 ? [] : [createParagraph(createText(getMessage('api.headers'))), createList(entries)];
}

/** Creates an entry for a status, with a dot in the colour of its class and the error code, if there is one. */
function createStatusEntry(status: string, code: string, {description = ''}: ApiResponse): Block {
  return createHtmlElement('li', {}, [
    createHtmlElement('code', {'data-status': status.slice(0, 1)}, [createText(`${status} ${code}`.trim())]),
    createParagraph(...parsePhrasing(description)),
  ]);
}

const createStatusList = (entries: readonly Block[]): Block =>
  createHtmlElement(layout.attributes, {}, [createHtmlElement('ul', {}, entries)]);

function renderResponse(context: RenderContext, operation: Operation): Block[] {
  const success = findSuccess(operation);
  if (!success) return [];
  const {status, response} = success;
  const id = `${operation.anchor}-response`;
  return [
    createPartHeading(getMessage('api.response')),
    createStatusList([createStatusEntry(status, '', response)]),
    ...renderHeaders(context, response, id),
    ...Object.values(response.content ?? {}).flatMap(({schema}) =>
      schema ? renderResponseBody(getBodyFields(context, schema), id) : [],
    ),
  ];
}

function isJsonObject(value: Json | undefined): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function getErrorCode({document}: RenderContext, {content}: ApiResponse): string {
  const [example] = Object.values(content ?? {}).flatMap((media) => getExamples(document, media));
  const error = isJsonObject(example?.value) ? example.value.error : undefined;
  return isJsonObject(error) && typeof error.code === 'string' ? error.code : '';
}

/**
 * Lists the errors that aren't common to all operations, with their causes. The page explains common errors above its
 * operations.
 */
function renderErrors(context: RenderContext, operation: Operation): Block[] {
  const own = getErrors(operation).filter(({status}) => !context.sharedErrors.has(status));
  const entries = own.map(({status, response}) => createStatusEntry(status, getErrorCode(context, response), response));
  return [
    createPartHeading(getMessage('api.errors')),
    entries.length > 0
      ? createStatusList(entries)
      : createParagraph(createPageLink(context.linkTo('errors'), [createText(getMessage('api.everyError'))])),
    ...own.flatMap(({status, response}) => renderHeaders(context, response, `${operation.anchor}-${status}`)),
  ];
}

function renderPermission({permission}: Operation): Block {
  return createParagraph(createStrong(getMessage('api.permission')), createText(' '), ...parsePhrasing(permission));
}

/**
 * Renders an operation: on the left its sticky path, parameters and responses, on the right an example request and
 * response. In one column, the request is below the path.
 */
function renderOperation(context: RenderContext, operation: Operation): Block[] {
  const {anchor, summary, method, server, path, description, isDeprecated} = operation;
  return [
    createSectionHeading(anchor, summary),
    createHtmlElement(layout.endpoint, {}, [
      createHtmlElement('div', {}, [
        createHtmlElement(layout.path, {method, name: summary}, [createCodeBlock('text', server + path)]),
        ...(isDeprecated ? [createParagraph(createStrong(getMessage('value.deprecated')))] : []),
        ...parseBlocks(description),
        renderPermission(operation),
        ...renderParameters(context, operation),
        ...renderRequestBody(context, operation),
        ...renderResponse(context, operation),
        ...renderErrors(context, operation),
      ]),
      createHtmlElement('div', {}, [
        createHtmlElement('div', {}, [
          ...renderSamples(context, operation),
          createHtmlElement(
            layout.builder,
            {spec: JSON.stringify(createEndpointSpec(context.document, operation))},
            [],
          ),
        ]),
        ...renderResponseExamples(context, operation),
      ]),
    ]),
  ];
}

/** Renders a resource without its heading: description, operations and objects. */
export function renderResource(context: RenderContext, {description, operations, related, objects}: Resource): Block[] {
  const all = [...operations, ...related];
  const client = createPageLink(context.linkTo('client'), [createText(getMessage('api.clientLink'))]);
  const errors = createPageLink(context.linkTo('errors'), [createText(getMessage('api.errorsLink'))]);
  return [
    ...parseBlocks(description),
    createHtmlElement(layout.index, {}, [
      createHtmlElement(
        'ul',
        {},
        all.map((operation) => createHtmlElement('li', {}, renderOperationLink(operation, context.linkTo))),
      ),
    ]),
    createParagraph(...getMessageNodes('api.client', {client: [client], errors: [errors]})),
    ...all.flatMap((operation) => renderOperation(context, operation)),
    ...Object.entries(objects).flatMap(([name, label]) => renderObject(context, name, label)),
  ];
}
