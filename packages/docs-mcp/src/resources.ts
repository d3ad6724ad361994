import {ProtocolError, ProtocolErrorCode, ResourceTemplate, type McpServer} from '@modelcontextprotocol/server';
import type {Docs, DocsPage} from './data/createDocs';
import {findPage, RESOURCE_SCHEME, getResourceUri} from './data/findPage';
import {getCharacterBoundary, paginateList} from './answers';

const PAGE_SIZE = 50;
/** Maximum length of a resource in characters, because resources have no pagination. */
const MAX_RESOURCE = 150_000;
const MARKDOWN = 'text/markdown';

function getResourceMetadata(page: DocsPage, docs: Docs) {
  const {title, description} = page;
  return {uri: getResourceUri(page, docs), name: title, description, mimeType: MARKDOWN};
}

/** Returns the Markdown of a page as a resource. */
export function readResource(page: DocsPage, docs: Docs) {
  const {markdown} = page;
  const isCut = markdown.length > MAX_RESOURCE;
  const text = isCut
    ? `${markdown.slice(0, getCharacterBoundary(markdown, MAX_RESOURCE))}\n\n[Cut here; the tool get_page has the rest.]`
    : markdown;
  return {uri: getResourceUri(page, docs), mimeType: MARKDOWN, text};
}

/** Converts errors of a request handler to protocol errors (invalid params). */
function withProtocolErrors<T>(createResponse: () => T): T {
  try {
    return createResponse();
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error instanceof Error ? error.message : String(error));
  }
}

function getResourceList(docs: Docs, cursor: string | undefined) {
  const {part, next} = paginateList(docs.pages, PAGE_SIZE, cursor);
  return {resources: part.map((page) => getResourceMetadata(page, docs)), ...(next === null ? {} : {nextCursor: next})};
}

/** Adds every page as a resource (`docs://v2/limits/`), with a paginated list. */
export function registerResources(server: McpServer, docs: Docs): void {
  const template = new ResourceTemplate(`${RESOURCE_SCHEME}{version}{+path}`, {list: undefined});
  const metadata = {title: 'Page', description: 'A page of the documentation as Markdown', mimeType: MARKDOWN};
  server.registerResource('page', template, metadata, ({href}) =>
    withProtocolErrors(() => ({contents: [readResource(findPage(href, docs).page, docs)]})),
  );
  // Templates don't support pagination, so handle the list here.
  server.server.setRequestHandler('resources/list', ({params}) =>
    withProtocolErrors(() => getResourceList(docs, params?.cursor)),
  );
}
