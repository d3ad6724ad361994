import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {findPageHtml, NOT_FOUND_FILE, type BuiltSite} from '../builtSite';
import {decodePath, getCommonFolder} from '../client';
import {SERVER_FOLDER, type Files} from '../files';
import {validateFunctionOptions} from '../validation';
import type {Output, OutputContext} from '../output';
import {readClientRedirects} from './clientRedirects';
import {collectPolicyRequirements, collectStyleSheetResources, type PolicyFile} from './collectPolicyRequirements';
import {hostingSchema, type HostingOptions} from './options';
import {getApprovedInlineScripts, createPolicy, findPolicyViolations} from './policy';
import {
  validateRedirects,
  getRedirectRules,
  findConflictingRedirects,
  getServerRules,
  resolveClientRedirects,
  resolveRedirects,
  type BasePaths,
  type RedirectRule,
} from './redirects';
import {
  combineRedirects,
  findIgnoredRules,
  securityHeaders,
  formatNginxHeaders,
  formatHostHeaders,
  formatHostRedirects,
  formatRedirectsMap,
  type Header,
} from './serverFiles';
import {areOwnFramesAllowed, mergeSources, type Sources} from './sources';

/** Rules of each locale for the site-wide files, in build order. */
type LocaleRules = {
  readonly base: string;
  readonly scripts: readonly string[];
  /** Rules for nginx, and the addresses of pages and files. */
  readonly rules: readonly RedirectRule[];
  readonly served: readonly string[];
  /** Rules for static hosts, which add and remove trailing slashes of pages themselves. */
  readonly staticHostRules: readonly RedirectRule[];
};

/**
 * Returns the base paths of the build. The root is the common folder of all locales of a host, because the default
 * locale can also have its own folder. With `--locale x`, Docusaurus sets the same base path for all locales, so this
 * adds their folders.
 */
export function getBasePaths({baseUrl, i18n}: Pick<OutputContext, 'baseUrl' | 'i18n'>): BasePaths {
  const {localeConfigs, currentLocale, defaultLocale} = i18n;
  const configs = Object.entries(localeConfigs);
  const isOne = configs.every(([, {baseUrl: base, url}]) => base === baseUrl && url === configs[0]?.[1].url);
  const getBase = ([name, config]: (typeof configs)[number]): string =>
    isOne && name !== currentLocale && name !== defaultLocale ? `${baseUrl}${config.path}/` : config.baseUrl;
  const ofHost = configs.filter(([, {url}]) => url === localeConfigs[currentLocale]?.url);
  const root = ofHost.map(([, config]) => config.baseUrl).reduce(getCommonFolder, baseUrl);
  return {own: baseUrl, root, locales: configs.map(getBase)};
}

const STATE = `${SERVER_FOLDER}/locales.json`;

const readOptionalFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the rules of other locales, which earlier builds have stored. The default locale is built first. */
function readOtherLocaleRules(folder: string, {own, locales}: BasePaths): LocaleRules[] {
  const known = JSON.parse(readOptionalFile(join(folder, STATE)) || '[]') as LocaleRules[];
  return known.filter(({base}) => base !== own && locales.includes(base));
}

/** Adds the site's own rules from its static folders, because the build replaces these files. */
function addOwnRules(file: string, text: string, {siteDir, siteConfig}: OutputContext): string {
  if (!/^_(?:redirects|headers)$/.test(file)) return text;
  const own = siteConfig.staticDirectories
    .map((folder) => readOptionalFile(join(siteDir, folder, file)).replace(/^\ufeff/, ''))
    .filter(Boolean)
    .join('\n');
  return file === '_redirects' ? combineRedirects(own, text) : [own, text].filter(Boolean).join('\n');
}

/** Creates the site-wide files for all locales: one for each server, at the root of the build. */
function createServerFiles(root: string, locales: readonly LocaleRules[], allowed: Sources): Files {
  const headers: Header[] = [
    ['Content-Security-Policy', createPolicy([...new Set(locales.flatMap(({scripts}) => scripts))], allowed)],
    ['X-Frame-Options', areOwnFramesAllowed(allowed) ? 'SAMEORIGIN' : 'DENY'],
    ...securityHeaders,
  ];
  const rules = locales.flatMap((locale) => locale.rules);
  const served = locales.flatMap((locale) => locale.served);
  return new Map([
    [STATE, JSON.stringify(locales)],
    [`${SERVER_FOLDER}/redirects.map`, formatRedirectsMap(rules, served)],
    [`${SERVER_FOLDER}/headers.conf`, formatNginxHeaders(headers)],
    ['_redirects', formatHostRedirects(locales.flatMap(({staticHostRules}) => staticHostRules))],
    ['_headers', formatHostHeaders(root, headers)],
  ]);
}

async function collectPolicyFiles({files}: BuiltSite, {readFiles}: OutputContext): Promise<PolicyFile[]> {
  const sheets = await readFiles('.css');
  return [
    ...[...files].map(([file, html]) => ({file, ...collectPolicyRequirements(html)})),
    ...[...sheets].map(([file, css]) => {
      return {file, scripts: [], handlers: [], loads: collectStyleSheetResources(css)};
    }),
  ];
}

/** @throws if nginx would reject the address of a page */
function validatePages(paths: readonly string[]): void {
  const rejected = paths.filter((path) => /[\\\p{Cc}]/u.test(decodePath(path)) || /%2f/i.test(path));
  if (rejected.length === 0) return;
  throw new Error(
    `hosting() of docusaurus-plugin-built-site: the address of a page can't contain a backslash, a control character or an encoded slash, because servers reject them: ${rejected.join(', ')}\nRename the page's file or folder, or change its slug.`,
  );
}

/**
 * Creates the files that servers need: redirects and headers for nginx (`.server/`) and static hosts (`_redirects`,
 * `_headers`). Includes the redirects of `plugin-client-redirects`.
 *
 * @throws if an option or a redirect is invalid, the build has no 404 page, or the policy blocks something that a page
 *   loads
 */
export function hosting(given: Partial<HostingOptions> = {}): Output {
  const {redirects, redirectsFile, onBlocked, ...own} = validateFunctionOptions('hosting()', hostingSchema, given);
  return async function hosting(site, context) {
    const {baseUrl, siteDir, outDir, siteUrl, hasFile, listFiles} = context;
    const sources = mergeSources([own, ...context.sources]);
    const bases = getBasePaths(context);
    const ofOption = resolveRedirects(redirects, bases);
    const ofPlugin = resolveClientRedirects(readClientRedirects(context), bases);
    const placed = [...ofPlugin.filter(({from}) => ofOption.every((one) => one.from !== from)), ...ofOption];
    const needs = await collectPolicyFiles(site, context);
    // Exclude redirect pages, because another plugin may create them before or after this.
    const redirectPages = new Set(needs.flatMap(({file, isRedirect}) => (isRedirect ? [file] : [])));
    const files = new Map([...site.files].filter(([name]) => !redirectPages.has(name)));
    const existing = new Set((await listFiles()).filter((file) => !file.endsWith('.html')));
    const uncertain = await validateRedirects(placed, {files, bases, hasFile, existing, siteUrl}, redirectsFile);
    const conflicts = findConflictingRedirects(ofOption, ofPlugin).map((conflict) => `${redirectsFile}: ${conflict}`);
    for (const warning of [...uncertain, ...conflicts]) console.warn(`[warning] ${warning}.`);
    const buildFolder = relative(siteDir, outDir) || '.';
    const reference = needs.find(({file}) => file === NOT_FOUND_FILE);
    if (!reference) throw new Error(`${NOT_FOUND_FILE} is not in the build`);
    const scripts = getApprovedInlineScripts(reference, needs);
    const named = needs.map((need) => ({...need, file: `${buildFolder}/${need.file}`}));
    const blocked = onBlocked === 'ignore' ? [] : findPolicyViolations(named, scripts, sources, siteUrl);
    const message = `hosting() of docusaurus-plugin-built-site: the content security policy blocks what these files load:\n${blocked.join('\n')}`;
    if (blocked.length > 0 && onBlocked === 'throw') throw new Error(message);
    if (blocked.length > 0) console.warn(`[warning] ${message}`);
    // Pages of other plugins, such as a search page, have no record.
    const routes = context.routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
    const others = routes.filter((path) => path !== `/${NOT_FOUND_FILE}` && findPageHtml(files, path) !== undefined);
    const paths = [...site.records.map(({path}) => path), ...others];
    validatePages(paths);
    const ofLocale: LocaleRules = {
      base: baseUrl,
      scripts,
      rules: getServerRules(baseUrl, paths, placed),
      served: [...existing, ...files.keys()].map((file) => (baseUrl + file).replace(/(?:(?<=\/)index)?\.html$/, '')),
      staticHostRules: getRedirectRules(placed),
    };
    // A locale below the site has its own build folder, in which servers don't look for rules.
    const up = '../'.repeat(baseUrl.slice(bases.root.length).split('/').length - 1);
    const otherLocales = up === '' ? [] : readOtherLocaleRules(join(outDir, up), bases);
    const generated = createServerFiles(bases.root, [...otherLocales, ofLocale], sources);
    const ofSite = new Map([...generated].map(([file, text]) => [file, addOwnRules(file, String(text), context)]));
    for (const warning of findIgnoredRules(ofSite.get('_redirects') ?? '', ofSite.get('_headers') ?? ''))
      console.warn(`[warning] ${warning}.`);
    return new Map([...ofSite].map(([file, text]) => [up + file, text]));
  };
}
