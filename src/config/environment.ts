/** The only file that reads `process.env`. */

type Environment = Readonly<Record<string, string | undefined>>;

type AlgoliaEnvironment = {
  readonly appId: string;
  readonly searchKey: string;
  readonly index: string;
};

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Reads the variables for hosted search.
 *
 * @throws if only some of the variables are set, with the names of the missing ones
 */
export function readAlgoliaCredentials(env: Environment = process.env): AlgoliaEnvironment | null {
  const missing = ALGOLIA_VARIABLES.filter((name) => !env[name]);
  if (missing.length === ALGOLIA_VARIABLES.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is only partly configured: ${missing.join(', ')} missing. ` +
        `Set all of ${ALGOLIA_VARIABLES.join(', ')}, or none of them to use only the embedded search.`,
    );
  }
  return {
    appId: String(env.ALGOLIA_APP_ID),
    searchKey: String(env.ALGOLIA_SEARCH_KEY),
    index: String(env.ALGOLIA_INDEX),
  };
}

/**
 * Whether pages link to the offline archives. Set this variable if you add them to the build with `npm run offline`.
 */
export const hasOfflineFiles = (): boolean => process.env.OFFLINE_FILES === 'true';

/** Whether this is a production build rather than the development server. Docusaurus sets the variable. */
export function isProduction(env: Environment = process.env): boolean {
  return env.NODE_ENV === 'production';
}

/**
 * Returns the base URL of the request builder, if it isn't production: `API_BASE_URL`, or the mock during development.
 * Production builds don't set one, so that their security policy doesn't allow requests to the reader's machine.
 *
 * @throws if it isn't a URL
 */
export function readApiBaseUrl(mock: string, env: Environment = process.env): string | null {
  const given = env.API_BASE_URL;
  if (!given) return isProduction(env) ? null : mock;
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given.replace(/(?<!\/)\/+$/, '');
  throw new Error(`API_BASE_URL is "${given}". It must be an address such as ${mock}.`);
}

/**
 * Parses the port of a local server.
 *
 * @param name of the variable or option, for the error message: `PORT` or `--port`
 */
export function parsePort(name: string, given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65535) return port;
  throw new Error(`${name} is "${given}". It must be a whole number from 0 to 65535.`);
}

/** Returns the port of a local server: `$PORT`, or the given default. */
export const readPort = (fallback: number, env: Environment = process.env): number =>
  env.PORT ? parsePort('PORT', env.PORT) : fallback;

/** Whether this is the development server, which also shows drafts. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** Reads an additional language to build (`I18N_LOCALE`) and the folder of translations (`I18N_PATH`). */
export const readLocaleOverride = (): {locale?: string; path: string} => ({
  locale: process.env.I18N_LOCALE,
  path: process.env.I18N_PATH ?? 'i18n',
});

/** Reads the language that Docusaurus is building; `undefined` in other programs. */
export const readLocale = (locales: readonly string[]): string | undefined =>
  locales.find((locale) => locale === process.env.DOCUSAURUS_CURRENT_LOCALE);
