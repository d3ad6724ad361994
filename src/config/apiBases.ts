import {hosts} from '../facts/hosts';

/** A place that the request builder can send requests to. */
export interface ApiBase {
  readonly label: string;
  /** Base URL without a slash at its end. */
  readonly url: string;
}

/** Port of `npm run mock-api`. */
export const MOCK_API_PORT = 4010;

/** The base URLs of the request builder; the security policy allows their origins. */
export const apiBases: readonly [ApiBase, ...ApiBase[]] = [
  {label: 'Production', url: hosts.api.text},
  {label: 'Mock on this computer', url: `http://localhost:${MOCK_API_PORT}/v1`},
];

/** The origins that the request builder sends requests to. */
export const apiOrigins: readonly string[] = apiBases.map(({url}) => new URL(url).origin);
