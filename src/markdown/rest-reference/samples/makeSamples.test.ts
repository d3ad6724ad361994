import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import ts from 'typescript';
import {collectOperations, type Operation} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {makeTestDocument, PLAIN_SCHEMAS} from '../testDocument';
import {makeSamples} from './makeSamples';
import {KEY_MARK} from './requestOf';

const {document} = readApiDocument('src/facts/openapi.yaml');
const JSON_API = collectOperations(document).filter(({tag}) => tag !== 'Realtime');

function sampleOf(operation: Operation, language: string): string {
  const found = makeSamples(document, operation).find((sample) => sample.language.value === language);
  return found?.code ?? '';
}

function operationOf(id: string): Operation {
  const found = JSON_API.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

describe('makeSamples', () => {
  it('fills path, query and body from the examples', () => {
    const testDocument = makeTestDocument(PLAIN_SCHEMAS);
    const [operation] = collectOperations(testDocument);
    const curl = operation && makeSamples(testDocument, operation)[0]?.code;
    expect(curl).toBe(`curl --request PUT \\
  --url 'https://api.test/v1/boats/b%201?notify=true' \\
  --header "Authorization: Bearer $MILLRACE_API_KEY" \\
  --header 'Content-Type: application/json' \\
  --data '{
  "name": "Dinghy",
  "masts": null
}'`);
  });

  it('keeps `$errors` from the shell by single quotes', () => {
    expect(sampleOf(operationOf('listWorkflowErrors'), 'curl')).toContain("/p_Jm2Cfs/$errors/event_summaries'");
  });

  it('sends an empty event name when a subscription is deleted', () => {
    expect(sampleOf(operationOf('deleteSubscription'), 'curl')).toContain("&event_name='");
  });

  it('prints the status where the answer has no body', () => {
    expect(sampleOf(operationOf('deleteWebhook'), 'nodejs')).toContain('console.log(res.status)');
    expect(sampleOf(operationOf('deleteWebhook'), 'python')).toContain('response.status_code');
    expect(sampleOf(operationOf('deleteWebhook'), 'go')).toContain('fmt.Println(res.Status');
  });

  it.each(['curl', 'nodejs', 'python', 'go'])('reads the key from the environment in %s', (language) => {
    for (const operation of JSON_API) {
      const code = sampleOf(operation, language);
      expect(code).toContain('MILLRACE_API_KEY');
      expect(code).not.toContain(KEY_MARK);
    }
  });
});

describe('every sample of the page', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rest-samples-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  function writeAll(language: string, extension: string): string[] {
    return JSON_API.map((operation) => {
      const file = join(folder, `${operation.id}.${extension}`);
      writeFileSync(file, `${sampleOf(operation, language)}\n`);
      return file;
    });
  }

  it('is a shell command', () => {
    for (const file of writeAll('curl', 'sh')) execFileSync('bash', ['-n', file]);
  });

  it('is a Node.js module', () => {
    for (const operation of JSON_API) {
      const {diagnostics} = ts.transpileModule(sampleOf(operation, 'nodejs'), {reportDiagnostics: true});
      expect(diagnostics).toEqual([]);
    }
  });

  it('is a Python program', () => {
    const check = 'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name).read())';
    execFileSync('python3', ['-c', check, ...writeAll('python', 'py')]);
  });

  it('is a Go program, formatted as Go formats', () => {
    expect(execFileSync('gofmt', ['-l', ...writeAll('go', 'go')], {encoding: 'utf8'})).toBe('');
  });
});
