import {findSuccess, type Operation} from '../document/collectOperations';
import {listExamples, type ShownExample} from '../document/listExamples';
import type {Json, MediaType} from '../document/types';
import {describeSchema} from '../schema/describeSchema';
import type {RenderContext} from './context';
import {details, fence, inlineCode, paragraph, phrasingOf, strong, text, type Block} from '../../placeholders/nodes';
import {renderFields, requestPresence, responsePresence, type PresenceOf} from './renderFields';

const LONGEST_OPEN_EXAMPLE = 30;
const FENCE_LANGUAGES: readonly [string, string][] = [['json', 'json']];

interface Body {
  readonly mediaType: string;
  readonly media: MediaType;
}

function bodiesOf(content: Readonly<Record<string, MediaType>> | undefined): Body[] {
  return Object.entries(content ?? {}).map(([mediaType, media]) => ({mediaType, media}));
}

function printExample(value: Json): string {
  return typeof value === 'string' ? value.trimEnd() : JSON.stringify(value, null, 2);
}

function renderExample({mediaType}: Body, {caption, value}: ShownExample, word: string, isFirst: boolean): Block {
  const language = FENCE_LANGUAGES.find(([part]) => mediaType.includes(part))?.[1] ?? 'text';
  const code = printExample(value);
  const block = fence(language, code);
  const isOpen = isFirst && code.split('\n').length <= LONGEST_OPEN_EXAMPLE;
  if (isOpen) return block;
  return details(caption ? [text(`${word}: `), ...phrasingOf(caption)] : [text(word)], [block]);
}

function renderExamples(context: RenderContext, body: Body, word: string): Block[] {
  return listExamples(context.document, body.media).map((example, index) =>
    renderExample(body, example, word, index === 0),
  );
}

function renderSchema(context: RenderContext, {media}: Body, presenceOf: PresenceOf): Block[] {
  return media.schema ? renderFields(describeSchema(context, media.schema), presenceOf) : [];
}

/** Prints what the request sends: its fields and its examples but the first, which the samples send. */
export function renderRequestBody(context: RenderContext, {body}: Operation): Block[] {
  return bodiesOf(body?.content).flatMap((one) => [
    paragraph(strong('Request body'), text(' ('), inlineCode(one.mediaType), text(')')),
    ...renderSchema(context, one, requestPresence),
    ...renderExamples(context, one, 'Another request body').slice(1),
  ]);
}

/** Prints the success answer: status, an example, and its fields behind a switch. */
export function renderResponse(context: RenderContext, operation: Operation): Block[] {
  const success = findSuccess(operation);
  if (!success) return [];
  const bodies = bodiesOf(success.response.content);
  const line = paragraph(
    strong('Response'),
    text(' '),
    inlineCode(success.status),
    text(': '),
    ...phrasingOf(success.response.description ?? ''),
  );
  return [
    line,
    ...bodies.flatMap((body) => [
      ...renderExamples(context, body, 'Example response'),
      details([text('Fields of the response')], renderSchema(context, body, responsePresence)),
    ]),
  ];
}
