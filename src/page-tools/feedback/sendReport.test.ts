import {describe, expect, it, jest} from '@jest/globals';
import {timings} from '../../timings';
import {sendReport, type Transport} from './sendReport';
import {testReport} from './testReport';

const ENDPOINT = 'https://reports.example/new';

type Answer = Response | Error;

/** A transport with an answer for each attempt, and a clock that only counts. */
function createTransport(...answers: readonly Answer[]) {
  const left = [...answers];
  const fetch = jest.fn<Transport['fetch']>(() => {
    const answer = left.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('one too many'));
  });
  const pauses: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  return {fetch, wait, pauses};
}

const status = (code: number, body: string | null = null, type = 'text/plain'): Response =>
  new Response(body, {status: code, headers: {'content-type': type}});
const OFFLINE = new TypeError('Failed to fetch');

describe('sendReport', () => {
  it('sends the report as JSON, and nothing about the reader', async () => {
    const transport = createTransport(status(204));
    expect(await sendReport(testReport(), ENDPOINT, transport)).toBe('sent');
    const [address, request] = transport.fetch.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(JSON.parse(String(request?.body))).toEqual(testReport());
    expect(request).toMatchObject({method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer'});
    expect(request?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['offline', OFFLINE],
    ['an error of the service', status(500)],
    ['too many requests', status(429)],
  ])('tries again after %s', async (_, failure) => {
    const transport = createTransport(failure, status(200));
    expect(await sendReport(testReport(), ENDPOINT, transport)).toBe('sent');
    expect(transport.pauses).toEqual([timings.reportRetry]);
  });

  it('gives up after three attempts with growing pauses', async () => {
    const transport = createTransport(status(503), OFFLINE, status(502));
    expect(await sendReport(testReport(), ENDPOINT, transport)).toBe('unreachable');
    expect(transport.pauses).toEqual([timings.reportRetry, 2 * timings.reportRetry]);
    expect(transport.fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['text', status(400, ' The text is empty. '), 'The text is empty.'],
    ['JSON', status(422, '{"message":"Too long."}', 'application/json'), 'Too long.'],
    ['other JSON', status(422, '{"message":5}', 'application/json'), 'The service answered with status 422.'],
    ['broken JSON', status(422, '{', 'application/json'), 'The service answered with status 422.'],
    ['a page', status(404, '<!doctype html>', 'text/html'), 'The service answered with status 404.'],
    ['nothing', status(403), 'The service answered with status 403.'],
    ['a long text', status(400, 'x'.repeat(500)), `${'x'.repeat(199)}…`],
  ])('is not repeated when it is refused, and says why: %s', async (_, answer, refused) => {
    const transport = createTransport(answer);
    expect(await sendReport(testReport(), ENDPOINT, transport)).toEqual({refused});
    expect(transport.fetch).toHaveBeenCalledTimes(1);
  });
});
