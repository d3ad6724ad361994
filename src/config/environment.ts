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
 * @throws when only some of the variables are set, and names the missing ones.
 */
export function readAlgolia(env: Environment = process.env): AlgoliaEnvironment | null {
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

/** Whether pages link to the files for offline readers: whoever publishes the build says so, and adds them with `npm run offline`. */
export const hasOfflineFiles = (env: Environment = process.env): boolean => env.OFFLINE_FILES === 'true';

/** Key with write access to the index. Only `npm run search:push` reads it, never the build. */
export function readAlgoliaAdminKey(env: Environment = process.env): string | undefined {
  return env.ALGOLIA_ADMIN_KEY || undefined;
}

/** Token that can write issues of the repository. Only `npx tsx tools/samples/stale.ts` reads it, when it is told to send. */
export function readGitHubToken(env: Environment = process.env): string | undefined {
  return env.GITHUB_TOKEN || undefined;
}

/**
 * Address that readers' reports are sent to; `null` where they become issues on GitHub.
 *
 * @throws when it is no address, or one over which reports would travel unencrypted
 */
export function readFeedbackUrl(env: Environment = process.env): string | null {
  const given = env.FEEDBACK_URL;
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && (url.protocol === 'https:' || url.hostname === 'localhost')) return url.href;
  throw new Error(`FEEDBACK_URL is "${given}". It must be an address that starts with https://.`);
}

const COMMIT_LENGTH = 7;

/** What tells this build apart in reports: the start of the commit in `BUILD_COMMIT`, else the day of the build. */
export function readBuild(env: Environment = process.env, now = new Date()): string {
  return env.BUILD_COMMIT?.slice(0, COMMIT_LENGTH) || now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Whether the site is built for readers; the development server says otherwise. Docusaurus sets the variable. */
export function isProduction(env: Environment = process.env): boolean {
  return env.NODE_ENV === 'production';
}

/** Port of a local server: `$PORT`, or the given default. */
export function readPort(fallback: number, env: Environment = process.env): number {
  const given = env.PORT;
  if (!given) return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${given}". It must be a whole number from 0 to 65535.`);
  }
  return port;
}
