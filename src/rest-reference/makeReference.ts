import type {Heading, Root} from 'mdast';
import {checkOperations, checkTags} from './document/checkOperations';
import {collectOperations, findErrors, type Operation} from './document/collectOperations';
import type {ApiDocument} from './document/readApiDocument';
import type {RestReferenceOptions} from './remarkRestReference';
import type {Block} from '../markdown/placeholders/nodes';
import {type RenderContext, idOf, joinTexts} from './render/parts';
import {anchorOfObject} from './render/renderAttributes';
import {renderIndex, renderResource, renderResources, type Resource} from './render/renderReference';

/** What a reference is made by, besides where its files are. */
export type ReferenceOptions = Omit<RestReferenceOptions, 'document' | 'pages'>;

/** The parts of the pages that come from the document. */
export interface Reference {
  readonly index: readonly Block[];
  readonly resources: readonly Block[];
  /** The content of the page of one tag. */
  readonly resource: (tag: string) => readonly Block[];
}

function groupByTag(operations: readonly Operation[], {tags, objects}: ReferenceOptions): Resource[] {
  return tags.map((tag) => ({
    tag,
    operations: operations.filter((operation) => operation.tag === tag),
    related: operations.filter(({otherTags}) => otherTags.includes(tag)),
    objects: objects[tag] ?? {},
  }));
}

function anchorsOf({tag, operations, objects}: Resource): string[] {
  return [idOf(tag), ...operations.map(({anchor}) => anchor), ...Object.values(objects).map(anchorOfObject)];
}

function findShared(operations: readonly Operation[]): Set<string> {
  const [first, ...others] = operations.map((operation) => new Set(findErrors(operation).map(({status}) => status)));
  return new Set([...(first ?? [])].filter((status) => others.every((statuses) => statuses.has(status))));
}

function explain({explained, objects}: ReferenceOptions, linkTo: RenderContext['linkTo']): RenderContext['explained'] {
  const own = Object.entries(explained).map(([name, {text, anchor}]) => [name, `See [${text}](${linkTo(anchor)}).`]);
  const printed = Object.values(objects)
    .flatMap((group) => Object.entries(group))
    .map(([name, label]) => [name, `See the [${label} object](${linkTo(anchorOfObject(label))}).`]);
  return Object.fromEntries([...own, ...printed]) as RenderContext['explained'];
}

/** A page of one resource begins its sections one level higher. */
function raiseHeadings(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.type === 'heading' ? {...block, depth: Math.max(block.depth - 1, 2) as Heading['depth']} : block,
  ) as Root['children'];
}

/** Makes the generated parts of the pages, or throws with everything the document lacks. */
export function makeReference(document: ApiDocument, options: ReferenceOptions): Reference {
  const all = collectOperations(document);
  checkOperations(document, all);
  checkTags(all, options);
  const resources = groupByTag(all, options);
  const sharedErrors = findShared(resources.flatMap(({operations}) => operations));
  const contextWith = (linkTo: RenderContext['linkTo'], isWhole: boolean): RenderContext => ({
    document,
    explained: explain(options, linkTo),
    linkTo,
    isWhole,
    printed: new Map(),
    sharedErrors,
    sharedParameters: options.sharedParameters,
  });
  const onPage = (anchor: string): string => `#${anchor}`;
  return {
    index: joinTexts(renderIndex(resources, options.omitted, onPage)),
    resources: joinTexts(renderResources(contextWith(onPage, true), resources)),
    resource: (tag) => {
      const found = resources.find((one) => one.tag === tag);
      if (!found)
        throw new Error(`<RestResource tag="${tag}" /> names no resource. Known: ${options.tags.join(', ')}.`);
      const whole = {...found, operations: [...found.operations, ...found.related], related: []};
      const local = new Set(anchorsOf(whole));
      const linkTo = (anchor: string): string => (local.has(anchor) ? `#${anchor}` : `${options.route}#${anchor}`);
      return raiseHeadings(joinTexts(renderResource(contextWith(linkTo, false), whole)));
    },
  };
}
