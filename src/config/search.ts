import type {SearchOptions} from 'docusaurus-theme-search';
import {say} from '../buildWords';
import {readAlgolia} from './environment';

/** Synonyms for both engines of search: each form in a line finds the others. */
const searchSynonyms: readonly (readonly string[])[] = [
  ['env var', 'env vars', 'env', 'environment variable', 'environment variables', 'process.env', 'dotenv'],
  ['cron', 'cron job', 'schedule'],
  ['auth', 'authentication', 'authorization', 'authorisation', 'oauth', 'credentials'],
  ['sso', 'single sign-on', 'saml', 'single sign on'],
  ['2fa', 'mfa', 'two-factor authentication', 'two factor'],
  ['kv', 'key-value', 'key value', 'data store', 'database'],
  ['org', 'organisation', 'organization', 'workspace', 'team'],
  ['js', 'javascript', 'node', 'node.js'],
  ['ts', 'typescript'],
  ['py', 'python', 'pip'],
  ['golang', 'go'],
  ['shell', 'bash', 'sh'],
  ['repo', 'repository', 'github', 'git'],
  ['npm', 'package', 'dependency', 'library', 'module'],
  ['price', 'pricing', 'cost', 'plan', 'how much'],
  ['invoice', 'billing', 'payment', 'receipt', 'credit card'],
  ['delete', 'remove'],
  ['error', 'exception', 'failure', 'fail'],
  ['ram', 'memory', 'oom', 'out of memory'],
  ['retry', 'rerun', 'auto-retry', 'try again'],
  ['wait', 'delay', 'sleep', 'pause'],
  ['approve', 'approval', 'suspend'],
  ['resume', 'continue'],
  ['limit', 'maximum', 'max', 'quota'],
  ['timeout', 'time out', 'timed out'],
  ['email', 'mail', 'e-mail', 'smtp'],
  ['webhook', 'web hook'],
  ['static ip', 'ip address', 'ip', 'allowlist', 'whitelist', 'outgoing address'],
  ['vpc', 'private network'],
  ['fork', 'copy', 'clone', 'duplicate'],
  ['share', 'sharing'],
  ['queue', 'concurrency', 'throttling', 'throttle', 'rate', 'parallel', 'same time', 'one by one'],
  ['upload', 'file', 'attachment'],
  ['log', 'logs', 'console.log', 'print'],
  ['secret', 'api key', 'token', 'password'],
  ['exit', 'end', 'stop', '$.flow.exit', 'return early'],
  ['condition', 'if', 'branch', 'filter'],
  ['history', 'past events', 'event history'],
  ['invite', 'member', 'add user', 'teammate', 'collaborator'],
  ['gdpr', 'dpa', 'data protection', 'privacy'],
  ['pgp', 'gpg', 'encrypt'],
  ['outage', 'down', 'incident', 'status'],
  ['warm', 'cold start', 'dedicated worker'],
  ['contribute', 'pull request', 'contributing'],
  ['cli', 'command line', 'terminal'],
  ['sse', 'server-sent events', 'event stream', 'stream'],
  ['rss', 'feed', 'atom'],
  ['cors', 'cross-origin'],
  ['body', 'payload', 'request body'],
  ['ai', 'gpt', 'chatgpt', 'code generation', 'llm'],
  ['dedupe', 'deduplicate', 'duplicates', 'unique'],
  ['import', 'package name'],
  ['pass data', 'step export'],
  ['protect', 'secure', 'validate'],
  ['rollback', 'roll back', 'revert'],
  ['sign up', 'signup', 'register'],
  ['disk', 'space', 'storage'],
  ['custom domain', 'own domain', 'domain'],
];

const environment = readAlgolia();

/** `themeConfig.algolia`: the hosted index, always filtered to one version, at first the latest; none without credentials. */
export const algolia = environment && {
  appId: environment.appId,
  apiKey: environment.searchKey,
  indexName: environment.index,
  contextualSearch: false,
  searchParameters: {facetFilters: ['version:latest']},
};

/** Hosts that hosted search sends requests to; see "Retry strategy" in Algolia's API clients documentation. */
export function listAlgoliaOrigins(appId: string | null): readonly string[] {
  if (appId === null) return [];
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
}

/** Options of search, for the theme and for the files that are made of the built pages. */
export const search = {
  // Readers of v1 look for what they will migrate to; v1 is one press away.
  startVersion: 'latest',
  // The built-site plugin reads the pages, once for all.
  standalone: false,
  categories: {reference: say('search.reference')},
  synonyms: searchSynonyms,
  ignoredElements: ['.run-badge', '.diagram'],
  // They only link to other pages: their words belong to those pages.
  ignoredSections: ['where-to-go-next', 'next', 'next-steps', 'related-pages'],
  startingPoints: [
    {to: '/guides/', label: say('search.guides')},
    {to: '/workflows/', label: say('search.workflows')},
    {to: '/code/', label: say('search.code')},
    {to: '/api/rest/', label: say('search.api')},
    {to: '/limits/', label: say('search.limits')},
    {to: '/troubleshooting/', label: say('search.troubleshooting')},
  ],
} satisfies SearchOptions;
