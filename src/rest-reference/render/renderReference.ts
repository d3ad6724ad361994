import {
  blocksOf,
  heading,
  inlineCode,
  paragraph,
  strong,
  text,
  type Block,
  phrasingOf,
  fence,
} from '../../markdown/placeholders/fillPlaceholders';
import {type BuildWord, listParts, phrase, say} from '../../buildWords';
import {type Operation, listExamples, findErrors, findSuccess} from '../document/collectOperations';
import type {Parameter, ApiResponse, Json} from '../document/readApiDocument';
import {renderHeaders} from './renderHeaders';
import {type RenderContext, badge, idOf, jump, layout, wrap, entry, partHeading, sectionHeading} from './parts';
import {renderObject, renderAttributes, requestPresence, responsePresence} from './renderAttributes';
import type {PhrasingContent} from 'mdast';
import {describeConstraints} from '../schema/describeConstraints';
import {type BodyFields, describeSchema, labelType} from '../schema/describeSchema';
import {flattenSchema} from '../schema/flattenSchema';
import {specOf} from '../samples/specOf';
import {renderResponseExamples, renderSamples} from './renderSamples';

const PLACES = ['path', 'query'] as const;

function renderParameter({document}: RenderContext, {anchor}: Operation, parameter: Parameter): Block {
  const {name, required = false, description = ''} = parameter;
  const flat = flattenSchema(document, parameter.schema ?? {});
  const examples = listExamples(document, parameter).map(({value}) => value);
  const meaning = [description, ...describeConstraints({...flat.schema, ...(examples[0] === '' ? {} : {examples})})];
  return entry(
    {
      id: idOf(anchor, name),
      name,
      type: labelType(document, flat),
      presence: requestPresence({required}),
      meaning: meaning.map((part) => part.trim()).join(' '),
    },
    [],
  );
}

type Named = {readonly name: string; readonly required?: boolean};

/** What is an operation's own of its parameters or fields, and a sentence with those that the page explains once. */
function splitShared<One extends Named>(
  {linkTo, sharedParameters}: RenderContext,
  all: readonly One[],
): {own: readonly One[]; shared: Block[]} {
  const isShared = ({name, required}: Named): boolean => !required && name in sharedParameters;
  const links = all.filter(isShared).map(({name}) => jump(linkTo(sharedParameters[name] ?? ''), [inlineCode(name)]));
  return {
    own: all.filter((one) => !isShared(one)),
    shared: links.length > 0 ? [paragraph(...phrase('api.alsoTakes', {names: listParts(links)}))] : [],
  };
}

/** Prints the parameters of an operation that are its own, and names those it shares with others. */
function renderParameters(context: RenderContext, operation: Operation): Block[] {
  const {own, shared} = splitShared(context, operation.parameters);
  return [
    ...PLACES.flatMap((place) => {
      const rows = own.filter((parameter) => parameter.in === place);
      if (rows.length === 0) return [];
      const entries = rows.map((row) => renderParameter(context, operation, row));
      return [
        partHeading(context, [text(say(`api.${place}`))]),
        wrap(layout.attributes, {}, [wrap('ul', {}, entries)]),
      ];
    }),
    ...shared,
  ];
}

/** Prints the fields of the request body. */
function renderRequestBody(context: RenderContext, {anchor, body}: Operation): Block[] {
  return Object.entries(body?.content ?? {}).flatMap(([mediaType, {schema}]) => {
    if (!schema) return [];
    const {fields, notes} = describeSchema(context, schema);
    const {own, shared} = splitShared(context, fields);
    return [
      partHeading(context, [text(say('api.requestBody'))]),
      paragraph(...phrase('api.sendAs', {type: [inlineCode(mediaType)]})),
      ...renderAttributes({fields: own, notes}, {id: anchor, presenceOf: requestPresence}),
      ...shared,
    ];
  });
}

/** Whether all that a body holds is explained elsewhere: the object in `data`, and pages. */
function isExplained({fields}: BodyFields): boolean {
  return fields.every(
    ({name, fields: inner, shapes}) =>
      (name === 'data' || name === 'page_info') && inner.length === 0 && shapes.length === 0,
  );
}

function renderBody(body: BodyFields, id: string): Block[] {
  if (!isExplained(body)) return renderAttributes(body, {id, presenceOf: responsePresence});
  const data = body.fields.find(({name}) => name === 'data');
  return data ? [paragraph(inlineCode('data'), text(': '), ...phrasingOf(data.meaning))] : [];
}

/** Prints the success answer: status, what it means, and its fields. */
function renderResponse(context: RenderContext, operation: Operation): Block[] {
  const success = findSuccess(operation);
  if (!success) return [];
  const {status, response} = success;
  const id = `${operation.anchor}-response`;
  return [
    partHeading(context, [text(say('api.response'))]),
    paragraph(inlineCode(status), ...phrasingOf(`: ${response.description ?? ''}`)),
    ...renderHeaders(context, response, id),
    ...Object.values(response.content ?? {}).flatMap(({schema}) =>
      schema ? renderBody(describeSchema(context, schema), id) : [],
    ),
  ];
}

function isRecord(value: Json | undefined): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function codeOf({document}: RenderContext, {content}: ApiResponse): string {
  const [example] = Object.values(content ?? {}).flatMap((media) => listExamples(document, media));
  const error = isRecord(example?.value) ? example.value.error : undefined;
  return isRecord(error) && typeof error.code === 'string' ? error.code : '';
}

/** Prints the errors that not every operation has, and leads to the others. */
function renderErrors(context: RenderContext, operation: Operation): Block[] {
  const own = findErrors(operation).filter(({status}) => !context.sharedErrors.has(status));
  const named = own.map(({status, response}) => inlineCode(`${status} ${codeOf(context, response)}`.trim()));
  const rest = (id: BuildWord): PhrasingContent => jump(context.linkTo('errors'), [text(say(id))]);
  const errors = named.flatMap((name, index): PhrasingContent[] => (index > 0 ? [text(', '), name] : [name]));
  return [
    partHeading(context, [text(say('api.errors'))]),
    named.length > 0
      ? paragraph(...phrase('api.otherErrors', {errors, others: [rest('api.everyOtherError')]}))
      : paragraph(rest('api.everyError'), text('.')),
    ...own.flatMap(({status, response}) => renderHeaders(context, response, `${operation.anchor}-${status}`)),
  ];
}

function renderPermission({permission}: Operation): Block {
  return paragraph(strong(say('api.permission')), text(' '), ...phrasingOf(permission));
}

/**
 * Prints one operation with its heading: at the left its address, which stays in view, and what it takes and answers;
 * at the right the request and the response to look at. Read in one column, the samples come last.
 */
function renderOperation(context: RenderContext, operation: Operation): Block[] {
  const {anchor, summary, method, server, path, description, isDeprecated} = operation;
  return [
    sectionHeading(context, anchor, summary),
    wrap(layout.endpoint, {}, [
      wrap('div', {}, [
        wrap(layout.path, {method, name: summary}, [fence('text', server + path)]),
        ...(isDeprecated ? [paragraph(strong(say('value.deprecated')))] : []),
        ...blocksOf(description),
        renderPermission(operation),
        ...renderParameters(context, operation),
        ...renderRequestBody(context, operation),
        ...renderResponse(context, operation),
        ...renderErrors(context, operation),
      ]),
      wrap('div', {}, [
        ...renderSamples(context, operation),
        wrap(layout.builder, {spec: JSON.stringify(specOf(context.document, operation))}, []),
        ...renderResponseExamples(context, operation),
      ]),
    ]),
  ];
}

/** A resource of the page: a tag with its operations and objects. */
export interface Resource {
  readonly tag: string;
  /** Markdown. */
  readonly description: string;
  /** Operations of this resource. */
  readonly operations: readonly Operation[];
  /** Operations of other resources that readers look for here. */
  readonly related: readonly Operation[];
  /** Schemas to print: name to what readers call it. */
  readonly objects: Readonly<Record<string, string>>;
}

function renderLine({method, anchor, summary, path}: Operation, linkTo: (anchor: string) => string): Block {
  return wrap('li', {}, [badge(method), text(' '), jump(linkTo(anchor), [text(summary)]), text(' '), inlineCode(path)]);
}

function renderLines(operations: readonly Operation[], linkTo: (anchor: string) => string): Block {
  return wrap(
    'ul',
    {},
    operations.map((operation) => renderLine(operation, linkTo)),
  );
}

/** Prints one line for each operation, with a link to it, by resource; and what is left out, with the reason. */
export function renderIndex(
  resources: readonly Resource[],
  omitted: Readonly<Record<string, string>>,
  linkTo: (anchor: string) => string,
): Block[] {
  const groups = resources.flatMap(({tag, operations, related}) => [
    paragraph(jump(linkTo(idOf(tag)), [strong(tag)])),
    renderLines([...operations, ...related], linkTo),
  ]);
  const rest = Object.entries(omitted).map(([tag, reason]) => `${say('api.omitted', {tag})} ${reason}`);
  return [wrap(layout.index, {}, groups), ...rest.flatMap(blocksOf)];
}

/** The endpoints of the page; on the whole page, which begins with all of them, those that are printed elsewhere. */
function renderList({isWhole, linkTo}: RenderContext, {operations, related}: Resource): Block[] {
  if (!isWhole) return [wrap(layout.index, {}, [renderLines(operations, linkTo)])];
  return related.length > 0 ? [wrap(layout.index, {}, [renderLines(related, linkTo)])] : [];
}

/** Prints a resource without its heading: what it is, its operations and its objects. */
export function renderResource(context: RenderContext, resource: Resource): Block[] {
  const {description, operations, objects} = resource;
  return [
    ...blocksOf(description),
    ...renderList(context, resource),
    ...operations.flatMap((operation) => renderOperation(context, operation)),
    ...Object.entries(objects).flatMap(([name, label]) => renderObject(context, name, label)),
  ];
}

/** Prints one section for each resource. */
export function renderResources(context: RenderContext, resources: readonly Resource[]): Block[] {
  return resources.flatMap((resource) => [
    heading(2, idOf(resource.tag), [text(resource.tag)]),
    ...renderResource(context, resource),
  ]);
}
