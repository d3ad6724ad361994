import {resolve} from 'node:path';
import type {TagChoice} from './document/checkOperations';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {fillPlaceholders} from '../markdown/placeholders/fillPlaceholders';
import {readApiDocument} from './document/readApiDocument';
import {makeReference, type Reference} from './makeReference';
import {renderClients} from './render/renderSamples';

/** What the site says about its REST reference. */
export interface RestReferenceOptions extends TagChoice {
  /** The OpenAPI document, relative to the site. */
  readonly document: string;
  /** The folder of the pages that hold the markers, relative to the site. */
  readonly pages: string;
  /** Address of the page that holds the whole reference. */
  readonly route: string;
  /** Objects that operations return, by the tag they are printed with: schema name to what readers call it. */
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Schemas that the page explains itself: name to the text and anchor of a link. */
  readonly explained: Readonly<Record<string, {readonly text: string; readonly anchor: string}>>;
  /** Parameters and body fields that the page explains itself: name to anchor. */
  readonly sharedParameters: Readonly<Record<string, string>>;
}

/** The REST reference of this site. */
export const restReferenceOptions: RestReferenceOptions = {
  document: 'src/facts/openapi.yaml',
  pages: 'docs/api/rest',
  route: '/api/rest/',
  tags: ['Components', 'Events', 'Workspaces', 'Sources', 'Subscriptions', 'Webhooks', 'Workflows', 'Users'],
  omitted: {
    Realtime:
      'The [SSE API](/api/sse/) describes the streams of sources, with code. The SQL queries are deprecated and exist for v1 only.',
  },
  objects: {
    Components: {Component: 'component'},
    Events: {EventSummary: 'event'},
    Workspaces: {Workspace: 'workspace', Project: 'project', Account: 'connected account'},
    Sources: {Source: 'source'},
    Subscriptions: {Subscription: 'subscription', AutoSubscription: 'auto-subscription'},
    Webhooks: {Webhook: 'webhook'},
    Workflows: {Workflow: 'workflow'},
    Users: {User: 'user'},
  },
  explained: {PageInfo: {text: 'pagination', anchor: 'pagination'}},
  sharedParameters: {
    limit: 'pagination',
    after: 'pagination',
    before: 'pagination',
    include: 'common-parameters',
    exclude: 'common-parameters',
    org_id: 'common-parameters',
  },
};

/** Makes the paths absolute and refuses a list without tags. */
export function resolveOptions(siteDir: string, options: RestReferenceOptions): RestReferenceOptions {
  if (options.tags.length === 0) {
    throw new Error('rest-reference: "tags" is empty. Name at least one tag of the OpenAPI document.');
  }
  return {
    ...options,
    document: resolve(siteDir, options.document),
    pages: resolve(siteDir, options.pages),
  };
}

/**
 * Remark plugin: makes the REST reference from the OpenAPI document while its pages are compiled. Own code,
 * because generators of OpenAPI pages bring pages and scripts of their own, and this has to be ordinary Markdown.
 */
export function remarkRestReference(
  options: RestReferenceOptions = restReferenceOptions,
): (tree: Root, file: VFile) => void {
  const resolved = resolveOptions(resolve(), options);
  const makeParts = (): Reference => makeReference(readApiDocument(resolved.document).document, resolved);
  return (tree, file) => {
    fillPlaceholders(tree, file, {
      RestIndex: () => makeParts().index,
      RestResources: () => makeParts().resources,
      RestResource: ({tag = ''}) => makeParts().resource(tag),
      RestClient: renderClients,
    });
  };
}
