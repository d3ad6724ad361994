import {LANGUAGE_GROUP} from '../../../config/tabLanguages';
import {details, element, fence, phrasingOf, text, type Block} from '../../placeholders/nodes';
import {findSuccess, type Operation} from '../document/collectOperations';
import {listExamples, type ShownExample} from '../document/listExamples';
import {makeSamples} from '../samples/makeSamples';
import {readClients} from '../samples/readClient';
import type {RenderContext} from './context';
import {jump, wrap} from './parts';
import {printJson} from './printJson';

/** Characters from which a repeated example becomes a link. */
const LONG = 300;

function titled(title: string | undefined): string | null {
  return title ? `title="${title}"` : null;
}

/** Prints the request in every language, in the tabs the whole site shares. The whole page shows the client once. */
export function renderSamples({document, isWhole, linkTo}: RenderContext, operation: Operation): Block[] {
  const items = makeSamples(document, operation).map(({language, code}) =>
    element('TabItem', {value: language.value, label: language.label}, [fence(language.fence, code)]),
  );
  const tabs = element('Tabs', {groupId: LANGUAGE_GROUP}, items);
  if (isWhole) return [tabs];
  return [tabs, wrap('p', {}, [text('Programs use the '), jump(linkTo('client'), [text('client')]), text('.')])];
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

/** Prints what the operation answers: the first example open, on a page of one resource the others folded. */
export function renderResponseExamples(context: RenderContext, operation: Operation): Block[] {
  const {status = '', response} = findSuccess(operation) ?? {};
  return Object.entries(response?.content ?? {}).flatMap(([mediaType, media]) => {
    const [first, ...others] = listExamples(context.document, media);
    if (!first) return [];
    const earlier = findPrinted(context, operation, first);
    const repeated = earlier && jump(`#${earlier.anchor}`, [text(earlier.summary)]);
    return [
      repeated
        ? wrap('p', {}, [text(`Response ${status} as for `), repeated, text('.')])
        : renderExample(first, {mediaType, title: `Response ${status}`}),
      ...(context.isWhole ? [] : others).map((example) =>
        details([text('Example: '), ...phrasingOf(example.caption)], [renderExample(example, {mediaType})]),
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
