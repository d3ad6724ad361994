import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {type Document, isNode, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {resolveApiText} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

const FILE = restReferenceOptions.document;

const countLines = (text: string): number => text.split('\n').length;

/** One finding of Redocly as it writes them for GitHub. */
const FINDING = /^::(?:error|warning) title=([^,]*),file=[^,]*,line=(\d+),[^:]*::(.*)$/gm;

/** What is wrong with a line, and the rule that says so. */
type Finding = {readonly line: number; readonly said: string; readonly rule: string};

/** Lints a copy with the facts put in, which has the lines of the document, so that messages lead to it. */
function lintWithRedocly(text: string): Finding[] {
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
      return {line: Number(line), said: message.replace(/;$/, ''), rule: rule ?? ''};
    });
    return status === 0 || found.length > 0 ? found : [{line: 1, said: stderr || stdout, rule: 'Redocly'}];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The first and last line of each part of a document with examples. */
function listExamples(document: Document, lineAt: (offset: number) => number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  visit(document, {
    Pair: (_, {key, value}) => {
      if (!isScalar(key) || !/^examples?$/.test(String(key.value)) || !isNode(value) || !value.range) return undefined;
      found.push([lineAt(value.range[0]), lineAt(value.range[1])]);
      return visit.SKIP;
    },
  });
  return found;
}

/** Findings as lines: one for an example, because the others follow from the first, and one for what is so in several places. */
function groupFindings(findings: readonly Finding[], examples: readonly (readonly [number, number])[]): string[] {
  const exampleOf = ({line, rule}: Finding): number | undefined =>
    rule.endsWith('-examples') ? examples.find(([from, to]) => from <= line && line <= to)?.[0] : undefined;
  const first = findings.filter(
    (finding, at) =>
      exampleOf(finding) === undefined || findings.findIndex((it) => exampleOf(it) === exampleOf(finding)) === at,
  );
  const linesOf = new Map<string, number[]>();
  for (const {line, said, rule} of first) {
    const message = `${said}; allowed: ${rule.endsWith('-examples') ? 'what its schema says' : 'what redocly.yaml has'} (${rule})`;
    linesOf.set(message, [...(linesOf.get(message) ?? []), line]);
  }
  return [...linesOf].map(([message, [line, ...lines]]) => {
    const others = [...new Set(lines)].filter((other) => other !== line).join(', ');
    return `${FILE}:${line}: ${message}${others && `; also on line ${others}`}`;
  });
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
  return groupFindings(lintWithRedocly(text), listExamples(document, lineAt));
}

if (import.meta.filename === process.argv[1]) {
  const problems = lintDocument();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
