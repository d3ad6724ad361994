import Joi from 'joi';
import type {BuiltSite} from '../builtSite';
import type {Output} from '../options';
import {approveScripts, collectInlineCode, createPolicy, type PolicyPage} from './policy';
import {checkRedirects, listRedirectRules, makeRedirectPage, REDIRECT_SCRIPT, type Redirect} from './redirects';
import {
  securityHeaders,
  writeHeaders,
  writeHostHeaders,
  writeHostRedirects,
  writeRedirectsMap,
  type Header,
} from './serverFiles';

/** Folder of the build that holds what servers include; no server hands it out. */
export const SERVER_FOLDER = '.server';

/** The page whose inline scripts all others may have. */
const REFERENCE = '404.html';

/** Options of the files for servers. */
export type HostingOptions = {
  /**
   * Moved addresses. Each becomes a page that leads on, a rule for nginx and a rule for static hosts.
   *
   * @default []
   * @example [{from: '/old', to: '/new/#part'}]
   */
  readonly redirects: readonly Redirect[];
  /**
   * File that lists the redirects, for messages about them.
   *
   * @default 'docusaurus.config.ts'
   * @example 'src/config/redirects.ts'
   */
  readonly redirectsFile: string;
  /**
   * Origins that scripts of the site can send requests to, besides the site itself.
   *
   * @default []
   * @example ['https://api.example.com']
   */
  readonly connect: readonly string[];
};

const schema = Joi.object<HostingOptions>({
  redirects: Joi.array()
    .items(
      Joi.object({
        from: Joi.string()
          .pattern(/^\/.*[^/]$/, 'an address below the base path, without a slash at its end')
          .required(),
        to: Joi.string()
          .pattern(/^(?:\/|https:\/\/)/, 'an address below the base path, or one that starts with https://')
          .required(),
      }),
    )
    .unique('from')
    .default([]),
  redirectsFile: Joi.string().default('docusaurus.config.ts'),
  connect: Joi.array()
    .items(Joi.string().pattern(/^(?:https|wss|http):\/\/[^/\s;,]+$/, 'an origin such as https://api.example.com'))
    .default([]),
}).label('hosting');

/**
 * The policy, with the other headers of every answer.
 *
 * @throws when a page holds an inline script that the policy does not cover
 */
function listHeaders({files}: Pick<BuiltSite, 'files'>, connect: readonly string[]): readonly Header[] {
  const by = {code: import.meta.url, inputs: ['inline code']};
  const pages = [...files].map(([name, {derive}]): PolicyPage => ({
    file: `build/${name}`,
    ...derive(by, collectInlineCode),
  }));
  const reference = pages.find(({file}) => file === `build/${REFERENCE}`);
  if (!reference) throw new Error(`${REFERENCE} is not in the build`);
  return [['Content-Security-Policy', createPolicy(approveScripts(reference, pages), connect)], ...securityHeaders];
}

/**
 * What servers need to serve the build as intended: pages at moved addresses, redirects and headers for nginx
 * (`.server/`) and for static hosts (`_redirects`, `_headers`).
 *
 * @throws when an option is wrong, a redirect leads to nothing, or a page has an inline script of its own
 */
export function hosting(given: Partial<HostingOptions> = {}): Output {
  const {redirects, redirectsFile, connect} = Joi.attempt(given, schema) as HostingOptions;
  return function hosting(site, {baseUrl}) {
    checkRedirects(redirects, site, redirectsFile);
    const headers = listHeaders(site, connect);
    const rules = listRedirectRules(
      baseUrl,
      site.records.map(({path}) => path),
      redirects,
    );
    // Static hosts add and remove slashes of pages themselves.
    const ofHosts = listRedirectRules(baseUrl, [], redirects).filter(({from}) => !from.endsWith('/index.html'));
    return new Map([
      ...redirects.map(({from, to}) => [`${from.slice(1)}/index.html`, makeRedirectPage(baseUrl, to)] as const),
      ...(redirects.length > 0 ? [['redirect.js', REDIRECT_SCRIPT] as const] : []),
      [`${SERVER_FOLDER}/redirects.map`, writeRedirectsMap(rules)],
      [`${SERVER_FOLDER}/headers.conf`, writeHeaders(headers)],
      ['_redirects', writeHostRedirects(ofHosts)],
      ['_headers', writeHostHeaders(baseUrl, headers)],
    ]);
  };
}
