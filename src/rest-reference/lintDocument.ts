import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {checkDescriptions} from './document/checkDescriptions';
import {readApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

const FILE = restReferenceOptions.document;

const countLines = (text: string): number => text.split('\n').length;

/** Lints a copy with the facts put in, which has the name of the document and its lines, so that messages lead to it. */
function lintWithRedocly(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    mkdirSync(join(folder, dirname(FILE)), {recursive: true});
    writeFileSync(join(folder, FILE), '\n'.repeat(countLines(readFileSync(FILE, 'utf8')) - countLines(text)) + text);
    const {status} = spawnSync('redocly', ['lint', FILE, '--config', resolve('redocly.yaml')], {
      cwd: folder,
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Lints the OpenAPI document as it is served, with the facts put in, and returns the exit status. */
function lintDocument(): number {
  const {document: file} = restReferenceOptions;
  const {text, document} = readApiDocument(file);
  const problems = checkDescriptions(document);
  problems.forEach((problem) => console.error(`${FILE}: ${problem}`));
  return lintWithRedocly(text) || (problems.length > 0 ? 1 : 0);
}

process.exitCode = lintDocument();
