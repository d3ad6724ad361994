import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {getVersionAddress, moveSharedLinks} from '../../config/versionAddress';
import {getFileVersion, latestVersion, type Version} from '../../config/versions';
import {getMessage} from '../../buildWords';
import {replacePlaceholders, type Block} from '../../markdown/placeholders/replacePlaceholders';
import {readApiDocument, type ApiDocument} from './document/readApiDocument';
import {renderClients} from './render/renderSamples';
import {collectOperations, getErrors, type Operation} from './document/collectOperations';
import type {RenderContext} from './render/parts';
import {getObjectAnchor} from './render/renderAttributes';
import {renderResource} from './render/renderReference';
import {renderRestIndex, type Resource} from './render/renderRestIndex';

type ReferenceOptions = Omit<RestReferenceOptions, 'document'>;

/** The generated parts of the pages. */
interface Reference {
  /** The tags that have a page. */
  readonly tags: readonly string[];
  readonly index: readonly Block[];
  /** Returns the content of a tag's page. */
  readonly resource: (tag: string) => readonly Block[];
}

/** Returns the resources: all tags that aren't excluded. */
export function getResources(document: ApiDocument, {omitted, objects}: ReferenceOptions): Resource[] {
  const operations = collectOperations(document);
  const printed = document.tags?.filter(({name}) => !(name in omitted)) ?? [];
  return printed.map(({name: tag, description = ''}) => ({
    tag,
    description,
    operations: operations.filter((operation) => operation.tag === tag),
    related: operations.filter(({otherTags}) => otherTags.includes(tag)),
    objects: objects[tag] ?? {},
  }));
}

/** Returns the sections on a resource's page. */
function getResourceAnchors({operations, related, objects}: Resource): string[] {
  return [...[...operations, ...related].map(({anchor}) => anchor), ...Object.values(objects).map(getObjectAnchor)];
}

function getSharedErrors(operations: readonly Operation[]): Set<string> {
  const [first, ...others] = operations.map((operation) => new Set(getErrors(operation).map(({status}) => status)));
  return new Set([...(first ?? [])].filter((status) => others.every((statuses) => statuses.has(status))));
}

function getExplanations(
  {explained, objects}: ReferenceOptions,
  linkTo: RenderContext['linkTo'],
): RenderContext['explained'] {
  const own = Object.entries(explained).map(([name, {text, anchor}]) => [
    name,
    getMessage('api.see', {name: text, address: linkTo(anchor)}),
  ]);
  const printed = Object.values(objects)
    .flatMap((group) => Object.entries(group))
    .map(([name, label]) => [
      name,
      getMessage('api.seeObject', {name: label, address: linkTo(getObjectAnchor(label))}),
    ]);
  return Object.fromEntries([...own, ...printed]) as RenderContext['explained'];
}

/** Creates the generated parts of the pages. */
export function createReference(document: ApiDocument, options: ReferenceOptions): Reference {
  const resources = getResources(document, options);
  const sharedErrors = getSharedErrors(resources.flatMap(({operations}) => operations));
  const createContext = (linkTo: RenderContext['linkTo']): RenderContext => ({
    document,
    explained: getExplanations(options, linkTo),
    linkTo,
    sharedErrors,
    sharedParameters: options.sharedParameters,
  });
  const getPage = (tag: string): string => {
    const page = options.pages[tag];
    if (!page)
      throw new Error(`src/features/rest-reference/remarkRestReference.ts: \`pages\` has no page for "${tag}".`);
    return page;
  };
  const homes = new Map(
    resources.flatMap((resource) =>
      getResourceAnchors({...resource, related: []}).map((anchor) => [anchor, getPage(resource.tag)] as const),
    ),
  );
  const linkAcross = (anchor: string): string => `${homes.get(anchor) ?? options.route}#${anchor}`;
  const tags = resources.map(({tag}) => tag);
  return {
    tags,
    index: renderRestIndex(resources, options.omitted, getPage),
    resource: (tag) => {
      const found = resources.find((one) => one.tag === tag);
      if (!found) throw new Error(`<RestResource tag="${tag}" /> names no resource. Known: ${tags.join(', ')}.`);
      const local = new Set(getResourceAnchors(found));
      const getLink = (anchor: string): string => (local.has(anchor) ? `#${anchor}` : linkAcross(anchor));
      return renderResource(createContext(getLink), found);
    },
  };
}

interface RestReferenceOptions {
  /** Path of the OpenAPI document, relative to the site. */
  readonly document: string;
  /** Address of the page that lists all operations and explains what they have in common. */
  readonly route: string;
  /** Address of the page of each resource, by tag. */
  readonly pages: Readonly<Record<string, string>>;
  /** Excluded tags: name to reason. */
  readonly omitted: Readonly<Record<string, string>>;
  /** Objects that operations return, by the tag they are printed with: schema name to display name. */
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Schemas that the page explains by hand: name to the text and anchor of a link. */
  readonly explained: Readonly<Record<string, {readonly text: string; readonly anchor: string}>>;
  /** Parameters and body fields that the page explains by hand: name to anchor. */
  readonly sharedParameters: Readonly<Record<string, string>>;
}

/** The REST reference of this site. */
export const restReferenceOptions: RestReferenceOptions = {
  document: 'src/facts/openapi.yaml',
  route: '/api/rest/',
  pages: {
    Components: '/api/rest/components/',
    Events: '/api/rest/events/',
    Workspaces: '/api/rest/workspaces/',
    Sources: '/api/rest/sources/',
    Subscriptions: '/api/rest/subscriptions/',
    Webhooks: '/api/rest/webhooks/reference/',
    Workflows: '/api/rest/workflows/',
    Users: '/api/rest/users/',
  },
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

/** Changes the links of the reference to those of one version. */
function createVersionOptions(options: RestReferenceOptions, version: Version): RestReferenceOptions {
  const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string, version: Version) => string) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text, version)]));
  return {
    ...options,
    route: getVersionAddress(options.route, version),
    pages: mapValues(options.pages, getVersionAddress),
    omitted: mapValues(options.omitted, moveSharedLinks),
  };
}

/**
 * Remark plugin: creates the REST reference from the OpenAPI document. It's custom code, because existing generators
 * create their own pages and scripts instead of Markdown.
 */
export function remarkRestReference(
  options: RestReferenceOptions = restReferenceOptions,
): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const own = createVersionOptions(options, getFileVersion(file.path) ?? latestVersion);
    const createParts = (): Reference => createReference(readApiDocument(options.document).document, own);
    replacePlaceholders(tree, file, {
      RestIndex: () => createParts().index,
      RestResource: ({tag = ''}) => createParts().resource(tag),
      RestClient: renderClients,
    });
  };
}
