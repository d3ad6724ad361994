import {getMessage} from '../../../buildWords';
import {
  createHeading,
  createLink,
  createText,
  parseBlocks,
  type Block,
} from '../../../markdown/placeholders/replacePlaceholders';
import type {Operation} from '../document/collectOperations';
import {createHtmlElement, createId, createPageLink, layout, renderOperationLink} from './parts';
import {getObjectAnchor, getObjectTitle} from './renderAttributes';

/** A resource: a tag with its operations and objects. */
export interface Resource {
  readonly tag: string;
  /** Markdown. */
  readonly description: string;
  /** Operations of this resource. */
  readonly operations: readonly Operation[];
  /** Operations of other resources that readers would look for here. */
  readonly related: readonly Operation[];
  /** Schemas to render: name to display name. */
  readonly objects: Readonly<Record<string, string>>;
}

/**
 * Renders the contents of a resource's page. Entries have the ids that sections had before they were moved to separate
 * pages.
 */
function renderResourceLinks({operations, related, objects}: Resource, page: string): Block {
  const linkTo = (anchor: string): string => `${page}#${anchor}`;
  return createHtmlElement('ul', {}, [
    ...operations.map((operation) =>
      createHtmlElement('li', {id: operation.anchor}, renderOperationLink(operation, linkTo)),
    ),
    ...related.map((operation) => createHtmlElement('li', {}, renderOperationLink(operation, linkTo))),
    ...Object.values(objects).map((label) => {
      const anchor = getObjectAnchor(label);
      return createHtmlElement('li', {id: anchor}, [
        createPageLink(linkTo(anchor), [createText(getObjectTitle(label))]),
      ]);
    }),
  ]);
}

/** Renders links to all operations and objects, by resource, and the excluded tags with the reason. */
export function renderRestIndex(
  resources: readonly Resource[],
  omitted: Readonly<Record<string, string>>,
  getPage: (tag: string) => string,
): Block[] {
  const groups = resources.flatMap((resource) => [
    createHeading(3, createId(resource.tag), [createLink(getPage(resource.tag), [createText(resource.tag)])]),
    createHtmlElement(layout.index, {}, [renderResourceLinks(resource, getPage(resource.tag))]),
  ]);
  const rest = Object.entries(omitted).map(([tag, reason]) => `${getMessage('api.omitted', {tag})} ${reason}`);
  return [...groups, ...rest.flatMap(parseBlocks)];
}
