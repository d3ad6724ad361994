import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {writeFile} from './run/workspace';
import {testSamples, type SampleReport} from './testSamples';

const ROOT = join(import.meta.dirname, '..', '..');

interface Part {
  readonly fence: string;
  readonly code: string;
}

function block(fence: string, code: string): Part {
  return {fence, code};
}

const python = (body: string) => `def handler(mr: "millrace"):\n    ${body}`;
const step = (body: string) => `export default defineComponent({\n  async run({ steps, $ }) {\n    ${body}\n  },\n});`;
const source = `export default {
  type: "source",
  dedupe: "unique",
  props: { db: "$.service.db", http: { type: "$.interface.http", customResponse: true } },
  hooks: { async deploy() { this.db.set("deployed", true); } },
  async run(event) {
    this.http.respond({ status: 200, body: event.body });
    this.$emit(event.body, { id: event.body.id, ts: event.body.ts });
  },
};`;
const go = `package main

import (
\t"fmt"
\tmr "github.com/millrace/millrace-go"
)

func main() {
\tfmt.Println("region", mr.Steps["lookup"]["region"])
\tmr.Export("size", 10)
}`;

const pages: Readonly<Record<string, readonly Part[]>> = {
  'docs/good/index.mdx': [
    block(
      'js run',
      step('console.log(new Date().toISOString()); $.export("tier", steps.lookup.$return_value.tier); return 1;'),
    ),
    block('json expect=exports', '{ "tier": "gold", "$return_value": 1 }'),
    block('text expect=logs', '2023-06-01T12:00:00.000Z'),
    block(
      'js run',
      step('const r = await fetch("https://api.example.com/orders/1042"); return (await r.json()).status;'),
    ),
    block('json expect=return', '"paid"'),
    block(
      'js run fixture=poll',
      step(
        'if (!$.context.run.callback_request) return void $.flow.rerun(10); return $.context.run.callback_request.body;',
      ),
    ),
    block('json expect=return', '{ "ok": true }'),
    block('js run=source fixture=calls', source),
    block('json expect=emits', '[{ "event": { "id": 1, "ts": 5 }, "id": 1, "ts": 5 }]'),
    block('json expect=db', '{ "deployed": true }'),
    block('js title="name.mjs" group=program', 'export const name = "Ada";'),
    block('js title="main.mjs" group=program run=script', 'import { name } from "./name.mjs";\nconsole.log(name);'),
    block('text expect=stdout', 'Ada'),
    block('js run fails="no email"', step('throw new Error("no email");')),
    block('python run', python('mr.send.email(subject="a", text=mr.steps["lookup"]["region"])')),
    block('json expect=sends', '[{ "destination": "email", "subject": "a", "text": "eu" }]'),
    block(
      'bash run',
      'echo \'size:json=10\' >> "$MILLRACE_EXPORTS"\ncurl --silent https://api.example.com/files/report.txt --output /tmp/report.txt\nwc -c < /tmp/report.txt',
    ),
    block('json expect=exports', '{ "size": 10 }'),
    block('text expect=logs', '10'),
    block(
      'bash run',
      'curl --silent https://api.millrace.example/v1/users/me --header "Authorization: Bearer $MILLRACE_API_KEY" | jq --raw-output .data.username',
    ),
    block('text expect=stdout', 'maya-okafor'),
    block('go run', go),
    block('text expect=logs', 'region eu'),
  ],
  'docs/wrong/index.mdx': [
    block('js run', step('return 1;')),
    block('json expect=return', '2'),
    block('js run', step('const order = {}; order.lines.length;')),
    block('js run', step('await fetch("https://elsewhere.example/");')),
    block('python run', python('raise ValueError("no total")')),
    block('bash run', 'set -e\nfalse'),
    block('go run', go.replace('"fmt"', '"fmt"\n\t"os"')),
    block('js run fixture=nowhere', step('return 1;')),
    block('js run fails="boom"', step('return 1;')),
    block('text expect=logs', 'the block above logs nothing'),
  ],
  'docs/orphan/index.mdx': [block('json expect=return', '2')],
  'versioned_docs/version-v1/step/index.mdx': [
    block(
      'js run',
      'async (event, steps) => {\n  this.total = event.body.total;\n  $checkpoint = ($checkpoint ?? 0) + 1;\n  $end("done");\n}',
    ),
    block('json expect=exports', '{ "total": 19.5 }'),
    block('json expect=db', '1'),
    block('text expect=exit', 'done'),
  ],
};

const fixtures = {
  poll: {runs: [{resume: {body: {ok: true}}}]},
  calls: {calls: [{hook: 'deploy'}, {event: {body: {id: 1, ts: 5}}}, {event: {body: {id: 1, ts: 5}}}]},
};

function writeSite(root: string): void {
  for (const [page, parts] of Object.entries(pages)) {
    const text = parts.map(({fence, code}) => `\`\`\`${fence}\n${code}\n\`\`\`\n`).join('\n');
    writeFile(join(root, page), text);
  }
  for (const [name, world] of Object.entries(fixtures))
    writeFile(join(root, 'fixtures', `${name}.json`), JSON.stringify(world));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
}

/** The problems of a page, each with the words of the line it names. */
function listProblems({problems}: SampleReport, page: string): string[] {
  const lines = (pages[page] ?? []).flatMap(({fence, code}) => [`fence ${fence}`, ...code.split('\n'), '```', '']);
  return problems
    .filter((one) => one.page === page)
    .map(({line, message}) => `${lines[line - 1]?.trim()} | ${message.split('\n')[0]}`);
}

describe('testSamples', () => {
  const root = mkdtempSync(join(tmpdir(), 'samples-site-'));
  let report: SampleReport;

  beforeAll(async () => {
    writeSite(root);
    report = await testSamples({root, fixtures: join(root, 'fixtures'), targets: [], onlyCheck: false});
  }, 240_000);

  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('lets every good sample pass, in every language', () => {
    expect(report.missing).toEqual([]);
    expect(listProblems(report, 'docs/good/index.mdx')).toEqual([]);
    expect(listProblems(report, 'versioned_docs/version-v1/step/index.mdx')).toEqual([]);
  });

  it('reports each wrong sample at its line', () => {
    expect(listProblems(report, 'docs/wrong/index.mdx')).toEqual([
      'fence json expect=return | what "expect=return" shows is not what came out:',
      "const order = {}; order.lines.length; | TypeError: Cannot read properties of undefined (reading 'length')",
      'export default defineComponent({ | Error: nothing answers GET https://elsewhere.example/: add it to the "http" of a fixture',
      'raise ValueError("no total") | ValueError: no total',
      'set -e | Error: exit code 1',
      expect.stringMatching(/^"os" \| Error: .*imported and not used/),
      'fence js run fixture=nowhere | no fixture "nowhere" in tools/samples/fixtures',
      'fence js run fails="boom" | should fail with "boom", but passes',
      'fence text expect=logs | what "expect=logs" shows is not what came out:',
    ]);
  });

  it('reports a shown result without a run', () => {
    expect(listProblems(report, 'docs/orphan/index.mdx')[0]).toContain('no block above it is run');
  });

  it('says what ran with which tool, and what passed', () => {
    const tools = new Set(report.ran.map(({tool}) => tool.split(' ')[0]));
    expect([...tools].sort()).toEqual(['Bash', 'Go', 'Node.js', 'Python']);
    expect(report.ran.every(({block: {page}, passed}) => passed || page === 'docs/wrong/index.mdx')).toBe(true);
  });

  it('only parses and types when told so', async () => {
    const checked = await testSamples({root, fixtures: root, targets: ['docs/wrong'], onlyCheck: true});
    expect(checked.ran).toEqual([]);
    expect(checked.problems).toEqual([]);
  });
});
