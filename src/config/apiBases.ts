import {hosts} from '../facts/hosts';
import {readApiBaseUrl} from './environment';

/** Port of `npm run mock-api`. */
export const MOCK_API_PORT = 4010;

/** Where `npm run mock-api` listens. */
export const MOCK_API_URL = `http://localhost:${MOCK_API_PORT}/v1`;

/** Base URL of the request builder, without a slash at its end; the security policy allows its origin. */
export const apiBaseUrl = readApiBaseUrl(MOCK_API_URL) ?? hosts.api.text;
