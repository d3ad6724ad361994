import {translate} from '@docusaurus/Translate';
import {timings} from '../../../timings';
import {formatTarget, type ApiRequest} from '../request/endpointSpec';

/** Result of a request: an explanation, and the response if there is one. */
export type Outcome = {readonly message: string; readonly answer?: {readonly status: number; readonly text: string}};

const ERROR_MESSAGES: Readonly<Record<number, string>> = {
  401: translate({id: 'site.request.401', message: 'The API key is wrong or revoked.'}),
  403: translate({id: 'site.request.403', message: 'The owner of this API key is not allowed to do this.'}),
  404: translate({id: 'site.request.404', message: 'Nothing in your workspaces has this ID or address.'}),
};

function formatRateLimit(seconds: number): string {
  if (!(seconds > 0))
    return translate({
      id: 'site.request.limited',
      message: 'Too many requests. Wait a moment before you send it again.',
    });
  return translate(
    {id: 'site.request.limitedFor', message: 'Too many requests. Send it again in {seconds} s.'},
    {seconds},
  );
}

function formatResponseStatus({status, headers}: Response): string {
  if (status < 300) return translate({id: 'site.request.success', message: 'Success.'});
  if (status >= 500) return translate({id: 'site.request.fault', message: 'A fault at Millrace. Try again later.'});
  if (status === 429) return formatRateLimit(Number(headers.get('retry-after')));
  return ERROR_MESSAGES[status] ?? translate({id: 'site.request.correct', message: 'Correct the request.'});
}

function formatNetworkError(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return translate(
      {
        id: 'site.request.timeout',
        message:
          'No answer came within {seconds} seconds. The request may have been carried out: read the resource before you send it again.',
      },
      {seconds: timings.apiRequest / 1000},
    );
  return navigator.onLine
    ? translate({
        id: 'site.request.unreachable',
        message: 'The server could not be reached, or does not accept requests from web pages. Use one of the samples.',
      })
    : translate({
        id: 'site.request.offline',
        message: 'Your browser is offline. Connect, then send the request again.',
      });
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a request with the key, which isn't sent anywhere else. Never rejects. */
export async function sendRequest(request: ApiRequest, key: string): Promise<Outcome> {
  const {method, base, body} = request;
  try {
    const response = await fetch(base + formatTarget(request), {
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
    const {status} = response;
    return {message: formatResponseStatus(response), answer: {status, text: indentJson(await response.text())}};
  } catch (error) {
    return {message: formatNetworkError(error)};
  }
}
