import {hosts} from '../facts/hosts';

/** A place that the request builder can send requests to. */
interface ApiBase {
  readonly label: string;
  /** Base URL without a slash at its end. */
  readonly url: string;
}

/** Port of `npm run mock-api`. */
export const MOCK_API_PORT = 4010;

/** Where `npm run mock-api` listens. */
export const MOCK_API_URL = `http://localhost:${MOCK_API_PORT}/v1`;

/**
 * The base URLs of the request builder; the security policy allows their origins.
 *
 * @param own the one of this build besides production (`readApiBaseUrl`); `null` for none
 */
export function listApiBases(own: string | null): readonly [ApiBase, ...ApiBase[]] {
  const production = {label: 'Production', url: hosts.api.text};
  if (own === null) return [production];
  return [production, {label: own === MOCK_API_URL ? 'Mock on this computer' : 'Other', url: own}];
}
