import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkDescriptions} from './document/checkDescriptions';
import {readApiDocument} from './document/readApiDocument';
import {resolveOptions, restReferenceOptions} from './remarkRestReference';

function lintWithRedocly(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.yaml');
  try {
    writeFileSync(file, text);
    const {status} = spawnSync('redocly', ['lint', file, '--config', 'redocly.yaml'], {
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Lints the OpenAPI document as it is served, with the facts put in, and returns the exit status. */
function lintDocument(): number {
  const {document: file} = resolveOptions(process.cwd(), restReferenceOptions);
  const {text, document} = readApiDocument(file);
  const problems = checkDescriptions(document);
  problems.forEach((problem) => console.error(`src/facts/openapi.yaml: ${problem}`));
  return lintWithRedocly(text) || (problems.length > 0 ? 1 : 0);
}

process.exitCode = lintDocument();
