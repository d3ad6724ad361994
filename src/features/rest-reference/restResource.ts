import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {createCategory, getSidebarHref} from '../../config/sidebarItems';
import {readApiDocument} from './document/readApiDocument';
import {getResources, restReferenceOptions} from './remarkRestReference';
import {getObjectAnchor, getObjectTitle} from './render/renderAttributes';
import type {Resource} from './render/renderRestIndex';

/** Class of an entry for an operation. `css/base.css` shows the method as a badge. */
const CLASS = 'rest-operation';

let resources: readonly Resource[] | undefined;

/**
 * Returns the sidebar group of a REST resource: its page, and everything on the page: its operations, related
 * operations of other resources, and its objects. If an entry were missing, the previous one would be highlighted while
 * reading.
 */
export function restResource(tag: string): SidebarItemConfig {
  resources ??= getResources(readApiDocument(restReferenceOptions.document).document, restReferenceOptions);
  const resource = resources.find((one) => one.tag === tag);
  const route = restReferenceOptions.pages[tag];
  if (!resource || !route) throw new Error(`sidebars.ts: ${restReferenceOptions.document} has no tag "${tag}"`);
  // Operations can be listed in several groups. A unique key allows translating each label.
  const createLink = (anchor: string) =>
    ({type: 'link', href: getSidebarHref(`${route}#${anchor}`), key: `${tag}/${anchor}`}) as const;
  const operations = [...resource.operations, ...resource.related].map(({method, summary, anchor}) => ({
    ...createLink(anchor),
    label: summary,
    className: `${CLASS} ${CLASS}--${method.toLowerCase()}`,
  }));
  const objects = Object.values(resource.objects).map((label) => ({
    ...createLink(getObjectAnchor(label)),
    label: getObjectTitle(label),
  }));
  return createCategory(tag, route, [...operations, ...objects]);
}
