import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {resolveApiText} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

const FILE = restReferenceOptions.document;

const getLineCount = (text: string): number => text.split('\n').length;

type Finding = {
  readonly ruleId: string;
  readonly message: string;
  readonly suggest: readonly string[];
  readonly location: readonly [{readonly pointer: string; readonly start: {readonly line: number}}];
};

/** Location of invalid YAML in Redocly's output. */
const NO_YAML = /- (.*) in "[^"]*" \((\d+):\d+\)/;

/**
 * Lints a copy with the facts inserted. It has the same lines as the document, so messages point to the right place.
 */
function runLinter(text: string): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    mkdirSync(join(folder, dirname(FILE)), {recursive: true});
    writeFileSync(join(folder, FILE), text);
    const program = resolve('node_modules/@redocly/cli/bin/cli.js');
    const args = [
      program,
      'lint',
      FILE,
      '--config',
      resolve('redocly.yaml'),
      '--format',
      'json',
      '--max-problems',
      '999',
    ];
    const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
    if (stdout) return (JSON.parse(stdout) as {problems: Finding[]}).problems;
    const [, message = stderr, line = 1] = NO_YAML.exec(stderr) ?? [];
    return [{ruleId: 'YAML', message, suggest: [], location: [{pointer: '', start: {line: Number(line)}}]}];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Pointer to the example that contains a finding. */
const EXAMPLE = /^.*?\/example(?:s\/[^/]+)?(?=\/|$)/;

function formatFinding({ruleId, message, suggest}: Finding): string {
  const text = message
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/\n *(?:- )?/g, ' ');
  const meant = suggest.length > 0 ? `; did you mean "${suggest[0]}"?` : '';
  const allowed = ruleId.endsWith('-examples') ? 'what its schema says' : 'what redocly.yaml has';
  return `${text}${meant}; allowed: ${ruleId === 'YAML' ? 'YAML, with each name once' : allowed} (${ruleId})`;
}

/**
 * Formats findings as lines. Only the first finding of an example is included, and repeated ones share a line.
 */
function groupFindings(findings: readonly Finding[]): string[] {
  const groups = new Map<string, {readonly message: string; readonly lines: Set<number>}>();
  for (const finding of findings) {
    const {pointer, start} = finding.location[0];
    const message = formatFinding(finding);
    const example = finding.ruleId.endsWith('-examples') ? EXAMPLE.exec(pointer)?.[0] : undefined;
    const known = groups.get(example ?? message);
    if (!known) groups.set(example ?? message, {message, lines: new Set([start.line])});
    else if (!example) known.lines.add(start.line);
  }
  return [...groups.values()].map(({message, lines}) => {
    const [line, ...others] = lines;
    return `${FILE}:${line}: ${message}${others.length > 0 ? `; also on line ${others.join(', ')}` : ''}`;
  });
}

/** Lints the OpenAPI document with the facts filled in. Returns messages as `file:line: message`. */
export function lintDocument(source: string = readFileSync(FILE, 'utf8')): string[] {
  const resolved = resolveApiText(source);
  return groupFindings(runLinter('\n'.repeat(getLineCount(source) - getLineCount(resolved)) + resolved));
}

if (import.meta.filename === process.argv[1]) {
  const problems = lintDocument();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
