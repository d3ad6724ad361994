import type {CheerioAPI} from 'cheerio';
import type {Redirect} from '../../config/redirects';
import {apiOrigins} from '../../config/apiBases';
import {approveScripts, createPolicy, listAlgoliaOrigins, type PolicyPage} from './contentSecurityPolicy';
import {writeHostHeaders, writeRedirects} from './hostFiles';
import {collectInlineCode} from './inlineScripts';
import {listRedirectRules} from './listRedirectRules';
import {writeHeaders, writeRedirectsMap} from './nginxFiles';
import {securityHeaders} from './securityHeaders';

/** Folder of the build that holds what servers include; no server hands it out. */
export const SERVER_FOLDER = '.server';

/** The page whose inline scripts all others may have. */
const REFERENCE = '404.html';

/** What the files for servers are made from. */
export type ServerFilesInput = {
  /** Every HTML file of the build, by its path. */
  readonly documents: ReadonlyMap<string, CheerioAPI>;
  /** Addresses of pages below the base. */
  readonly paths: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Base path with slashes on both sides. */
  readonly baseUrl: string;
  /** Application of the hosted search; `null` without one. */
  readonly appId: string | null;
};

type Header = readonly [name: string, value: string];

/**
 * The policy, with the other headers of every answer.
 *
 * @throws when a page holds an inline script that the policy does not cover
 */
function listHeaders({documents, appId}: ServerFilesInput): readonly Header[] {
  const pages = [...documents].map(([file, $]): PolicyPage => ({file: `build/${file}`, ...collectInlineCode($)}));
  const reference = pages.find(({file}) => file === `build/${REFERENCE}`);
  if (!reference) throw new Error(`${REFERENCE} is not in the build`);
  const connect = [...listAlgoliaOrigins(appId), ...apiOrigins];
  const policy = createPolicy(approveScripts(reference, pages), connect);
  return [['Content-Security-Policy', policy], ...securityHeaders];
}

/**
 * What servers need to serve the build as intended: redirects and headers for nginx (`.server/`) and for static hosts
 * (`_redirects`, `_headers`). The nginx files are rendered by our own code: they are two lists, and no library writes them.
 */
export function makeServerFiles(input: ServerFilesInput): ReadonlyMap<string, string> {
  const {paths, redirects, baseUrl} = input;
  const headers = listHeaders(input);
  const rules = listRedirectRules(baseUrl, paths, redirects);
  const sources = new Set(redirects.flatMap(({from}) => [baseUrl + from.slice(1), `${baseUrl + from.slice(1)}/`]));
  return new Map([
    [`${SERVER_FOLDER}/redirects.map`, writeRedirectsMap(rules)],
    [`${SERVER_FOLDER}/headers.conf`, writeHeaders(headers)],
    ['_redirects', writeRedirects(rules, (from) => sources.has(from))],
    ['_headers', writeHostHeaders(baseUrl, headers)],
  ]);
}
