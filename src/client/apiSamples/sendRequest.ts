import {timings} from '../../timings';
import {printTarget, type ApiRequest} from './apiRequest';

/** How a request ended. */
export type Outcome =
  | {readonly kind: 'answer'; readonly status: number; readonly text: string}
  | {readonly kind: 'limited'; readonly seconds: number | null; readonly text: string}
  | {readonly kind: 'timeout' | 'offline' | 'unreachable'};

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function readAnswer(response: Response): Promise<Outcome> {
  const text = laidOut(await response.text());
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
  const {method, base, body} = request;
  try {
    const response = await fetch(base + printTarget(request), {
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
