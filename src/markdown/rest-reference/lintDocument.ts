import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readApiDocument} from './document/readApiDocument';
import {resolveOptions, restReferenceOptions} from './options';

/** Lints the OpenAPI document as it is served, with the facts put in, and returns the exit status. */
function lintDocument(): number {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.yaml');
  try {
    const {document} = resolveOptions(process.cwd(), restReferenceOptions);
    writeFileSync(file, readApiDocument(document).text);
    const {status} = spawnSync('redocly', ['lint', file, '--config', 'redocly.yaml'], {
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

process.exitCode = lintDocument();
