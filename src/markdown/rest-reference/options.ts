import {resolve} from 'node:path';
import type {TagChoice} from './document/checkTags';

/** What the site says about its REST reference. */
export interface RestReferenceOptions extends TagChoice {
  /** The OpenAPI document, relative to the site. */
  readonly document: string;
  /** The page that holds the markers, relative to the site. */
  readonly page: string;
  /** Schemas that the page explains itself: name to Markdown sentence. */
  readonly explained: Readonly<Record<string, string>>;
  /** Anchors of the page's own sections. */
  readonly links: {readonly errors: string; readonly pagination: string};
}

/** The REST reference of this site. */
export const restReferenceOptions: RestReferenceOptions = {
  document: 'src/facts/openapi.yaml',
  page: 'docs/api/rest/index.mdx',
  tags: ['Components', 'Events', 'Workspaces', 'Sources', 'Subscriptions', 'Webhooks', 'Workflows', 'Users'],
  omitted: {
    Realtime:
      'The streams of sources are described, with code, on /api/sse/. The SQL queries are deprecated and kept for v1 only.',
  },
  explained: {PageInfo: 'Described under [pagination](#pagination).'},
  links: {errors: '#errors', pagination: '#pagination'},
};

/** Makes the paths absolute and refuses a list without tags. */
export function resolveOptions(siteDir: string, options: RestReferenceOptions): RestReferenceOptions {
  if (options.tags.length === 0) {
    throw new Error('rest-reference: "tags" is empty. Name at least one tag of the OpenAPI document.');
  }
  return {
    ...options,
    document: resolve(siteDir, options.document),
    page: resolve(siteDir, options.page),
  };
}
