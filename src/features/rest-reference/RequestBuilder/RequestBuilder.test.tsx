/** @jest-environment jsdom */
import {afterEach, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RequestBuilder from '.';
import type {EndpointSpec} from '../request/endpointSpec';
import {getField} from '../tests/testDocument';
import {hosts} from '../../../facts/hosts';

const fields = [
  getField('boat_id', 'path', {required: true, hint: 'b_1', initial: 'b_1', pattern: '^b_'}),
  getField('limit', 'query', {kind: 'integer', hint: '3', minimum: 1, maximum: 9}),
  getField('afloat', 'body', {kind: 'boolean', initial: 'true'}),
];
const crew = getField('crew', 'body', {kind: 'json'});
const SPEC: EndpointSpec = {
  ...{method: 'PUT', path: '/boats/{boat_id}', isPaged: false, hasAnswer: true},
  fields: [...fields, crew],
};

const withoutPatterns = {...SPEC, fields: SPEC.fields.map(({pattern: _, ...field}) => field)};

type Fetch = typeof fetch;
const originalFetch = globalThis.fetch;

function answerWith(make: () => Promise<unknown>): jest.Mock<Fetch> {
  const fake = jest.fn(make as unknown as Fetch);
  globalThis.fetch = fake;
  return fake;
}

const respond =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve({
      status,
      text: () => Promise.resolve(JSON.stringify(body)),
      headers: {get: (name: string) => headers[name] ?? null},
    });

async function fillKeyAndSend(): Promise<void> {
  fireEvent.change(screen.getByLabelText(/^API key/), {target: {value: 'test-key'}});
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
}

beforeAll(() => {
  // jsdom doesn't implement scrolling.
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  window.sessionStorage.clear();
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

describe('RequestBuilder', () => {
  it('lets the browser report invalid fields, expands their section, and sends nothing', async () => {
    const fetched = answerWith(respond(200, {}));
    render(<RequestBuilder spec={SPEC} />);
    expect(screen.getByLabelText('limit').closest('details')).not.toHaveAttribute('open');
    fireEvent.change(screen.getByLabelText(/^boat_id/), {target: {value: 'x'}});
    fireEvent.change(screen.getByLabelText('limit'), {target: {value: '12'}});
    fireEvent.change(screen.getByLabelText('crew'), {target: {value: '{oops'}});
    await userEvent.click(screen.getByRole('button', {name: 'Send'}));
    for (const label of [/^API key/, /^boat_id/, 'limit', 'crew']) expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(/^boat_id/)).toHaveAttribute('title', 'Example: b_1');
    expect(screen.getByLabelText('limit').closest('details')).toHaveAttribute('open');
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^boat_id/), {target: {value: 'b_2'}});
    fireEvent.change(screen.getByLabelText('limit'), {target: {value: '9'}});
    fireEvent.change(screen.getByLabelText('crew'), {target: {value: '{"oars": 2}'}});
    await fillKeyAndSend();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    '{',
    '{}',
    '[]',
    '"s"',
    '0',
    '{"__proto__":1}',
    '{"recent":null}',
    '{"key":1,"ids":{}}',
    '{"key":"k","ids":[]}',
  ])('starts empty if another page of the same origin has stored %s', (stored) => {
    window.sessionStorage.setItem('millrace.request', stored);
    render(<RequestBuilder spec={SPEC} />);
    expect(screen.getByLabelText(/^boat_id/)).toHaveValue('b_1');
  });

  it('sends path, query, body and key, and shows the response', async () => {
    const fetched = answerWith(respond(200, {data: {id: 'b_1'}}));
    render(<RequestBuilder spec={SPEC} />);
    await fillKeyAndSend();
    expect(await screen.findByText('Status 200')).toBeVisible();
    // The announcement is short, because the response itself is visible.
    expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent(/^Status 200 Success\.$/);
    expect(screen.getByRole('group', {name: 'Response body'})).toHaveTextContent('"id": "b_1"');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${hosts.api.text}/boats/b_1`);
    expect(init).toMatchObject({
      method: 'PUT',
      body: '{"afloat":true}',
      headers: {Authorization: 'Bearer test-key'},
      credentials: 'omit',
    });
  });

  const failOffline = () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    return Promise.reject(new TypeError('failed'));
  };
  const failures: readonly [string, () => Promise<unknown>, RegExp | string][] = [
    ['a wrong key', respond(401, {}), 'Status 401 The API key is wrong or revoked.'],
    ['a missing right', respond(403, {}), 'Status 403 The owner of this API key is not allowed to do this.'],
    ['a fault of the server', respond(500, {}), 'Status 500 A fault at Millrace. Try again later.'],
    [
      'too many requests',
      respond(429, {}, {'retry-after': '7'}),
      'Status 429 Too many requests. Send it again in 7 s.',
    ],
    [
      'too many requests without a time',
      respond(429, {}),
      'Status 429 Too many requests. Wait a moment before you send it again.',
    ],
    ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), /No answer came within/],
    ['an unavailable server', () => Promise.reject(new TypeError('failed')), /could not be reached/],
    ['an offline browser', failOffline, /Your browser is offline/],
  ];

  it.each(failures)('explains %s', async (_what, answer, text) => {
    answerWith(answer);
    render(<RequestBuilder spec={SPEC} />);
    await fillKeyAndSend();
    const status = within(screen.getByRole('form')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(text));
  });

  it('shows required fields first', () => {
    render(<RequestBuilder spec={{...SPEC, fields: [...fields, {...crew, required: true}]}} />);
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    expect(labels.slice(0, 4)).toEqual(['boat_idrequired', 'crewrequired', 'limit', 'afloat']);
  });

  it('only highlights sample lines with values entered by the reader', () => {
    const {container} = render(<RequestBuilder spec={SPEC} />);
    const listMarked = (): string[] =>
      [...container.querySelectorAll('.code-line--marked')].map(({textContent}) => (textContent ?? '').trim());
    expect(listMarked()).toEqual([]);
    fireEvent.change(screen.getByLabelText('afloat'), {target: {value: 'false'}});
    expect(listMarked()).toEqual(['"afloat": false', 'afloat: false,', '"afloat": False,', '"afloat": false']);
  });

  it.each([
    ['..', /^boat_id/],
    ['b_1/../../x', /^boat_id/],
    ['b_1\\x', /^boat_id/],
    ['kéy', /^API key/],
    ['two words', /^API key/],
    ['key\u200b', /^API key/],
  ])("sends nothing for %j, which would change the URL or isn't a valid header", async (value, label) => {
    const fetched = answerWith(respond(200, {}));
    render(<RequestBuilder spec={withoutPatterns} />);
    fireEvent.change(screen.getByLabelText(/^API key/), {target: {value: 'key'}});
    fireEvent.change(screen.getByLabelText(label), {target: {value}});
    await userEvent.click(screen.getByRole('button', {name: 'Send'}));
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends values with every character that a URL can contain', async () => {
    const fetched = answerWith(respond(200, {}));
    const spec = {...SPEC, fields: withoutPatterns.fields.map((field) => ({...field, kind: 'text' as const}))};
    render(<RequestBuilder spec={spec} />);
    fireEvent.change(screen.getByLabelText(/^boat_id/), {target: {value: "b'(é)*!~%..?#&"}});
    fireEvent.change(screen.getByLabelText('limit'), {target: {value: "'/../ é"}});
    await fillKeyAndSend();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('stores the key and the IDs until the tab is closed, if the reader selects this option', async () => {
    const {unmount} = render(<RequestBuilder spec={SPEC} />);
    const box = screen.getByRole('checkbox', {name: /^Keep the key/});
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    fireEvent.change(screen.getByLabelText(/^API key/), {target: {value: 'kept-key'}});
    fireEvent.change(screen.getByLabelText(/^boat_id/), {target: {value: 'b_77'}});
    expect(window.sessionStorage.getItem('millrace.request')).toContain('b_77');
    unmount();
    render(<RequestBuilder spec={SPEC} />);
    expect(screen.getByLabelText(/^API key/)).toHaveValue('kept-key');
    expect(screen.getByLabelText(/^boat_id/)).toHaveValue('b_77');
    fireEvent.change(screen.getByLabelText(/^boat_id/), {target: {value: 'b_1'}});
    await userEvent.click(screen.getByRole('checkbox', {name: /^Keep the key/}));
    expect({...window.sessionStorage}).toEqual({});
  });

  it("doesn't write the key to any storage", async () => {
    answerWith(respond(200, {}));
    render(<RequestBuilder spec={SPEC} />);
    await fillKeyAndSend();
    expect(JSON.stringify({...window.localStorage, ...window.sessionStorage})).not.toContain('test-key');
    expect(document.cookie).toBe('');
  });
});
