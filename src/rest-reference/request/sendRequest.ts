import {timings} from '../../timings';
import {printTarget, type ApiRequest} from './endpointSpec';

/** Maximum length of an answer that is shown, in characters: a longer one would stall the page. */
const MAX_SHOWN = 100_000;

/** How a request ended. */
export type Outcome =
  | {readonly kind: 'answer'; readonly status: number; readonly text: string}
  | {readonly kind: 'limited'; readonly seconds: number | null; readonly text: string}
  | {readonly kind: 'timeout' | 'offline' | 'unreachable' | 'rewritten'};

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function cut(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  const shown = MAX_SHOWN.toLocaleString('en-GB');
  return `${text.slice(0, MAX_SHOWN)}\n\n… cut here: the first ${shown} of ${text.length.toLocaleString('en-GB')} characters.`;
}

async function readAnswer(response: Response): Promise<Outcome> {
  const whole = await response.text();
  const text = cut(whole.length <= MAX_SHOWN ? laidOut(whole) : whole);
  if (response.status !== 429) return {kind: 'answer', status: response.status, text};
  const seconds = Number(response.headers.get('retry-after'));
  return {kind: 'limited', seconds: seconds > 0 ? seconds : null, text};
}

function explainFailure(error: unknown): Outcome {
  if (error instanceof DOMException && error.name === 'TimeoutError') return {kind: 'timeout'};
  return {kind: navigator.onLine ? 'unreachable' : 'offline'};
}

/** Sends a request with the key, which goes nowhere else. Never rejects. */
export async function sendRequest(request: ApiRequest, key: string): Promise<Outcome> {
  const {method, base, path, body} = request;
  const address = base + printTarget(request);
  const {origin, pathname} = new URL(address);
  // An address that the browser would rewrite, as with dot segments, is not the one that the reader sees.
  if (origin + pathname !== base + path) return {kind: 'rewritten'};
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      },
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timings.apiRequest),
    });
    return await readAnswer(response);
  } catch (error) {
    return explainFailure(error);
  }
}
