import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {category} from '../config/sidebarItems';
import {collectOperations, type Operation} from './document/collectOperations';
import {readApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';
import {anchorOfObject, titleOfObject} from './render/renderAttributes';

/** Class of an entry that leads to an operation; `ApiReference/` shows the method as a badge. */
const CLASS = 'rest-operation';

let operations: readonly Operation[] | undefined;

/** The operations that the page of a resource prints: its own, then those of others that readers look for there. */
function listOperations(tag: string): readonly Operation[] {
  operations ??= collectOperations(readApiDocument(restReferenceOptions.document).document);
  return [
    ...operations.filter((operation) => operation.tag === tag),
    ...operations.filter(({otherTags}) => otherTags.includes(tag)),
  ];
}

/**
 * Sidebar group of a REST resource: its page, and below it all that the page prints: its operations and its objects.
 * One that were missing would be read while the mark stays at the entry before it.
 */
export function restResource(tag: string, route: string): SidebarItemConfig {
  // Operations are listed in several groups: with a key of its own, each label can be translated.
  const linkTo = (anchor: string) => ({type: 'link', href: `${route}#${anchor}`, key: `${tag}/${anchor}`}) as const;
  const listed = listOperations(tag).map(({method, summary, anchor}): SidebarItemConfig => ({
    ...linkTo(anchor),
    label: summary,
    className: `${CLASS} ${CLASS}--${method.toLowerCase()}`,
  }));
  if (listed.length === 0)
    throw new Error(`sidebars.ts: no operation of ${restReferenceOptions.document} has the tag "${tag}"`);
  const objects = Object.values(restReferenceOptions.objects[tag] ?? {}).map((label): SidebarItemConfig => ({
    ...linkTo(anchorOfObject(label)),
    label: titleOfObject(label),
  }));
  return category(tag, route, [...listed, ...objects]);
}
