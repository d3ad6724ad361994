import {describe, expect, it} from '@jest/globals';
import {getFactText} from '../../../facts';
import {collectOperations, type Operation} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {makeTestDocument} from '../tests/testDocument';
import {createSamples, formatSampleJson, renderFold} from './renderSamples';

const {document} = readApiDocument('src/facts/openapi.yaml');
const JSON_API = collectOperations(document).filter(({tag}) => tag !== 'Realtime');

function getSample(id: string, language: string): string {
  const operation = JSON_API.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return getCode(operation, language);
}

function getCode(operation: Operation, language: string): string {
  return createSamples(document, operation).find((sample) => sample.language.value === language)?.code ?? '';
}

describe('createSamples', () => {
  it('fills path, query and body from the examples', () => {
    const testDocument = makeTestDocument({Boat: {type: 'object', properties: {name: {type: 'string'}}}});
    const [operation] = collectOperations(testDocument);
    const curl = operation && createSamples(testDocument, operation)[0]?.code;
    expect(curl).toBe(`curl --request PUT --retry 3 --fail-with-body \\
  'https://api.test/v1/boats/b%201?notify=true' \\
  --header "Authorization: Bearer $MILLRACE_API_KEY" \\
  --header 'Content-Type: application/json' \\
  --data '{
    "name": "Dinghy",
    "masts": null
  }'`);
  });

  it("doesn't retry a POST, which could have its effect twice", () => {
    expect(getSample('createSource', 'bash')).not.toContain('--retry');
  });

  it('fetches all pages of a list, or the largest page', () => {
    expect(getSample('listMyWebhooks', 'bash')).toContain(`?limit=${getFactText('limits.apiPageMax.raw')}'`);
    expect(getSample('listMySources', 'nodejs')).toContain('for await (const item of listAll("/users/me/sources"))');
    expect(getSample('listMySources', 'python')).toContain('list_all("/users/me/sources")');
    expect(getSample('listMySources', 'go')).toContain('ListAll("/users/me/sources")');
  });

  it('sends the request that matches the first example response', () => {
    expect(getSample('listMySources', 'bash')).toContain("/users/me/sources?limit=3'");
    expect(getSample('listWorkspaceAccounts', 'nodejs')).toContain('app_slug: "google_sheets"');
    expect(getSample('createAutoSubscription', 'bash')).toContain('listener_id=p_Nx6Ydk');
  });

  it('quotes `$errors` in the shell', () => {
    expect(getSample('listWorkflowErrors', 'bash')).toContain('/p_Jm2Cfs/$errors/event_summaries?');
  });

  it('sends an empty event name when a subscription is deleted', () => {
    expect(getSample('deleteSubscription', 'bash')).toContain("&event_name='");
    expect(getSample('deleteSubscription', 'nodejs')).toContain('event_name: ""');
  });
});

it('keeps a small object of plain values on one line, and breaks others', () => {
  expect(formatSampleJson({data: {id: 'b_1', crew: [], berth: {pier: 4, since: null}}})).toBe(
    '{\n  "data": {\n    "id": "b_1",\n    "crew": [],\n    "berth": {"pier": 4, "since": null}\n  }\n}',
  );
});

it('breaks long lines', () => {
  const value = {data: {note: 'x'.repeat(60)}};
  expect(formatSampleJson(value)).toBe(JSON.stringify(value, null, 2));
});

it.each([
  [18, null],
  [19, 'Show all 19 lines'],
])('collapses a response of %i lines: %s', (count, label) => {
  const [fold] = renderFold({caption: '', value: Array.from({length: count}, () => 'line').join('\n')});
  const text = JSON.stringify(fold ?? null);
  expect(label === null ? text : text.includes(`"${label}"`)).toBe(label === null ? 'null' : true);
});
