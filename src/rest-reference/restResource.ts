import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {category} from '../config/sidebarItems';
import {collectOperations, type Operation} from './document/collectOperations';
import {readApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

/** Class of an entry that leads to an operation; `ApiReference/` shows the method as a badge. */
const CLASS = 'rest-operation';

let operations: readonly Operation[] | undefined;

function listOperations(tag: string): readonly Operation[] {
  operations ??= collectOperations(readApiDocument(restReferenceOptions.document).document);
  return operations.filter((operation) => operation.tag === tag);
}

/** Sidebar group of a REST resource: its page, and below it its operations, which only its own page shows. */
export function restResource(tag: string, route: string): SidebarItemConfig {
  const items = listOperations(tag).map(({method, summary, anchor}): SidebarItemConfig => ({
    type: 'link',
    label: summary,
    href: `${route}#${anchor}`,
    className: `${CLASS} ${CLASS}--${method.toLowerCase()}`,
  }));
  if (items.length === 0)
    throw new Error(`sidebars.ts: no operation of ${restReferenceOptions.document} has the tag "${tag}"`);
  return category(tag, route, items);
}
