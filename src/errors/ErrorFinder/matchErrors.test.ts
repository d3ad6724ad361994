import {describe, expect, it} from '@jest/globals';
import {resolveErrors, resolveMessages} from '../../facts/resolveErrors';
import {matchErrors} from './matchErrors';

const errors = resolveErrors();
const mistaken = resolveMessages();

const find = (text: string) => matchErrors(text, errors, mistaken);
const idsIn = (text: string): string[] => find(text).map(({message: {id}}) => id);

describe('matchErrors', () => {
  it.each(errors.map(({id, name}) => [name, id]))('knows %s by its name, in any case and spacing', (name, id) => {
    expect(idsIn(name)).toEqual([id]);
    expect(idsIn(`Error: ${name}`)).toEqual([id]);
    expect(idsIn(name.toUpperCase().replaceAll(' ', '\n   '))).toEqual([id]);
    expect(idsIn(`  ${name.toLowerCase()}  `)).toEqual([id]);
    expect(idsIn(`{"error":{"code":"${name.toUpperCase().replaceAll(' ', '_')}"}}`)).toEqual([id]);
  });

  it.each([
    ['2023-06-01T12:00:31.004Z ERROR Timeout', 'timeout'],
    ['Error: Execution timed out', 'timeout'],
    ['Workflow timed out after 30 seconds', 'timeout'],
    ['Task timed out after 30.03 seconds', 'timeout'],
    ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'out-of-memory'],
    ['HTTP/1.1 429 Too Many Requests', 'rate-limit-exceeded'],
    ['AxiosError: Request failed with status code 429', 'rate-limit-exceeded'],
    ['413 Payload Too Large', 'request-entity-too-large'],
    ['requests.exceptions.HTTPError: 413 Client Error: Request Entity Too Large for url', 'request-entity-too-large'],
    ['step slow_step: Function  Payload\tLimit Exceeded', 'function-payload-limit-exceeded'],
    ['The event queue is full', 'event-queue-full'],
    ['credits budget has been reached', 'credit-budget-exceeded'],
    ['You exceeded your daily credit quota', 'quota-exceeded'],
  ])('leads from %p to %s', (message, id) => {
    expect(idsIn(message)).toEqual([id]);
  });

  it.each([
    'ReferenceError: setTimeout is not defined',
    'const response = await axios({ url, timeout: 30 });',
    '"timeout": 5000',
    'TypeError: Cannot read properties of undefined (reading "name")',
    'memory: 256',
    'order 1042 has total 429',
    'call 413-555-0142',
    'Error: connect ECONNREFUSED 127.0.0.1:443',
    '',
  ])('finds nothing in %p', (message) => {
    expect(idsIn(message)).toEqual([]);
  });

  it.each([
    ['Invocations Quota Exceeded', 'v1-quota'],
    ['Runtime Quota Exceeded', 'v1-quota'],
    ['Code was still running when the step ended', 'still-running'],
    ['400 No $.respond called in workflow', 'no-respond'],
    ['AxiosError: timeout of 5000ms exceeded', 'client-timeout'],
    ['Error: connect ETIMEDOUT 203.0.113.7:443', 'client-timeout'],
    ["HTTPSConnectionPool(host='api.example.com', port=443): Read timed out.", 'client-timeout'],
    ['GitHub: API rate limit exceeded for 203.0.113.4', 'third-party-rate'],
    ["ENOSPC: no space left on device, write '/tmp/a'", 'disk-full'],
    ['Request failed with status code 426', 'bulk-read'],
  ])('takes %p for %s, not for a platform error', (message, id) => {
    expect(idsIn(message)).toEqual([id]);
  });

  it('finds several errors of one log, in order and once each, with their lines', () => {
    const log = [
      '12:00:01 start',
      '12:00:02 Error: Rate Limit Exceeded',
      '12:00:03 Error: Rate Limit Exceeded',
      '12:00:30 ERROR Out of Memory',
      '12:00:31 Code was still running when the step ended',
    ].join('\r\n');
    expect(find(log).map(({message: {id}, line}) => [id, line])).toEqual([
      ['rate-limit-exceeded', '12:00:02 Error: Rate Limit Exceeded'],
      ['out-of-memory', '12:00:30 ERROR Out of Memory'],
      ['still-running', '12:00:31 Code was still running when the step ended'],
    ]);
  });
});

describe('the line of a match', () => {
  const linesIn = (text: string): string[] => find(text).map(({line}) => line);

  it('is the first one that a message stands on, whichever wording it has', () => {
    const [one, other] = ['Task timed out after 30.03 seconds', '2023-06-01T12:00:31.004Z ERROR Timeout'];
    expect(linesIn(`${one}\n${other}`)).toEqual([one]);
    expect(linesIn(`${other}\n${one}`)).toEqual([other]);
  });

  it('is shown without the space around it, and found across non-breaking spaces', () => {
    expect(linesIn('start\n   Error: Rate\u00a0Limit Exceeded  \nend')).toEqual(['Error: Rate Limit Exceeded']);
  });

  it('is right after a message that is mistaken for another error', () => {
    const [first, second] = ['Code was still running when the step ended', 'Error: Rate Limit Exceeded'];
    expect(linesIn(`${first}\n${second}\nend`)).toEqual([first, second]);
  });
});

it.each(['\n', '1\n', '[1]\n', 'TZ\n', 'rate_limited ', 'error ', 'timeout\n', 'ENOSPC\n', ' \t', 'status : '])(
  'reads 300,000 characters of %j in one go',
  (unit) => {
    const start = performance.now();
    find(unit.repeat(Math.ceil(300_000 / unit.length)));
    // A tenth of a second on a slow machine; what starts again at each place takes a minute.
    expect(performance.now() - start).toBeLessThan(5000);
  },
);
