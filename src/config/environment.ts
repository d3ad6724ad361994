/** The only file that reads `process.env`. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Hosted search settings; `null` when none of the variables is set. */
export type AlgoliaEnvironment = {
  readonly appId: string;
  readonly searchKey: string;
  readonly index: string;
};

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Reads the hosted-search group of variables.
 *
 * @throws when some of the group are set and others are not, naming both.
 */
export function readAlgolia(env: Environment = process.env): AlgoliaEnvironment | null {
  const missing = ALGOLIA_VARIABLES.filter((name) => !env[name]);
  if (missing.length === ALGOLIA_VARIABLES.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is half set: ${missing.join(', ')} missing. ` +
        `Set all of ${ALGOLIA_VARIABLES.join(', ')}, or none of them to use the embedded search only.`,
    );
  }
  return {
    appId: String(env.ALGOLIA_APP_ID),
    searchKey: String(env.ALGOLIA_SEARCH_KEY),
    index: String(env.ALGOLIA_INDEX),
  };
}

/** Key that may write to the index; read by `npm run search:push` alone, never by the build. */
export function readAlgoliaAdminKey(env: Environment = process.env): string | undefined {
  return env.ALGOLIA_ADMIN_KEY || undefined;
}

/** Port of a local server: `$PORT`, or the given default. */
export function readPort(fallback: number, env: Environment = process.env): number {
  const given = env.PORT;
  if (!given) return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${given}"; a whole number from 0 to 65535 is allowed.`);
  }
  return port;
}
