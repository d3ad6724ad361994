import {timings} from '../../timings';
import {cut, type Report} from './report';

/** How the sending of a report ended. */
export type Outcome = 'sent' | 'unreachable' | {readonly refused: string};

/** What sending needs of the browser; tests bring their own. */
export type Transport = {
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

const ATTEMPTS = 3;
/** Refusals that do not concern the report: too slow, too many requests. */
const TEMPORARY: readonly number[] = [408, 425, 429];
const REASON_LIMIT = 200;

const browser: Transport = {
  fetch: (address, request) => window.fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
};

/** Why a report was refused, in the words of the service: plain text, or the `message` of JSON. HTML is for browsers. */
async function readReason(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (type.includes('text/plain')) return cut(text.trim(), REASON_LIMIT);
  if (!type.includes('json')) return '';
  const {message} = JSON.parse(text) as {message?: unknown};
  return typeof message === 'string' ? cut(message, REASON_LIMIT) : '';
}

async function trySending(report: Report, endpoint: string, transport: Transport): Promise<Outcome> {
  try {
    const response = await transport.fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timings.reportRequest),
    });
    if (response.ok) return 'sent';
    if (response.status >= 500 || TEMPORARY.includes(response.status)) return 'unreachable';
    const reason = await readReason(response).catch(() => '');
    return {refused: reason || `The service answered with status ${response.status}.`};
  } catch {
    return 'unreachable';
  }
}

/** Sends a report, up to three times with growing pauses if nobody can take it. Never rejects. */
export async function sendReport(report: Report, endpoint: string, transport: Transport = browser): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await trySending(report, endpoint, transport);
    if (outcome !== 'unreachable' || attempt === ATTEMPTS) return outcome;
    await transport.wait(timings.reportRetry * 2 ** (attempt - 1));
  }
}
