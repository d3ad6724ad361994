import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import {resolveApiText} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

const FILE = restReferenceOptions.document;

const countLines = (text: string): number => text.split('\n').length;

/** One finding of Redocly as it writes them for GitHub. */
const FINDING = /^::(?:error|warning) title=([^,]*),file=[^,]*,line=(\d+),[^:]*::(.*)$/gm;

/** Lints a copy with the facts put in, which has the lines of the document, so that messages lead to it. */
function lintWithRedocly(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    mkdirSync(join(folder, dirname(FILE)), {recursive: true});
    writeFileSync(join(folder, FILE), text);
    const program = resolve('node_modules/@redocly/cli/bin/cli.js');
    const args = [program, 'lint', FILE, '--config', resolve('redocly.yaml'), '--format', 'github-actions'];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
    const found = [...stdout.matchAll(FINDING)].map(([, rule, line, said = '']) => {
      const [what = ''] = decodeURIComponent(said).split(/\n(?:\nReference: |$)/);
      const message = what
        .split('\n')
        .map((part) => part.trim().replace(/^- /, '').replace(/\.$/, ';'))
        .join(' ')
        .trim();
      return `${FILE}:${line}: ${message.replace(/;$/, '')} (${rule})`;
    });
    return status === 0 || found.length > 0 ? [...new Set(found)] : [`${FILE}:1: ${stderr || stdout}`];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** What is wrong with the OpenAPI document as it is served, with the facts put in: `file:line: message`. */
export function lintDocument(source: string = readFileSync(FILE, 'utf8')): string[] {
  const resolved = resolveApiText(source);
  const text = '\n'.repeat(countLines(source) - countLines(resolved)) + resolved;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  if (document.errors.length > 0)
    return document.errors.map(({message, pos}) => {
      const allowed =
        message === 'Map keys must be unique' ? 'each status and each other name once; remove one' : 'YAML';
      return `${FILE}:${lineAt(pos[0])}: ${message}; allowed: ${allowed}`;
    });
  return lintWithRedocly(text);
}

if (import.meta.filename === process.argv[1]) {
  const problems = lintDocument();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
