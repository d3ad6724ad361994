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
  'docs/wrong/index.mdx': [
    block('js run', step('return 1;')),
    block('json expect=return', '2'),
    block('js run', step('const order = {}; order.lines.length;')),
    block('js run', step('await fetch("https://elsewhere.example/");')),
    block('python run', python('raise ValueError("no total")')),
    block('bash run', 'set -e\nfalse'),
    block(
      'bash run',
      'curl "https://api.millrace.example/v1/users/me?page=2" -H "Authorization: Bearer $MILLRACE_API_KEY"',
    ),
    block('bash run', 'curl https://api.millrace.example/v1/users/mee'),
    block('go run', go.replace('"fmt"', '"fmt"\n\t"os"')),
    block('js run', step('$.flow.retry(1000);')),
    block('js run', step('$.send.email({ text: "no subject" });')),
    block('js run', step('$.respond({ state: 200 });')),
    block('js run', step('$.flow.rerun("1000");')),
    block('js run=action', 'export default {\n  props: { name: { type: "string", lable: "Name" } },\n  run() {},\n};'),
    block('js run=source', 'export default {\n  dedupe: "newest",\n  run() {},\n};'),
    block('js run=source', 'export default {\n  run() {\n    return this.$emit(1, { title: "One" });\n  },\n};'),
    block('js run', 'import { got } from "@millrace/platform";\nexport default defineComponent({ run: got });'),
    block('js run fixture=nowhere', step('return 1;')),
    block('js run fails="boom"', step('return 1;')),
    block('text expect=logs', 'the block above logs nothing'),
  ],
  'docs/orphan/index.mdx': [block('json expect=return', '2')],
};

function writeSite(root: string): void {
  for (const [page, parts] of Object.entries(pages)) {
    const text = parts.map(({fence, code}) => `\`\`\`${fence}\n${code}\n\`\`\`\n`).join('\n');
    writeFile(join(root, page), text);
  }
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

  it('reports each wrong sample at its line', () => {
    expect(listProblems(report, 'docs/wrong/index.mdx')).toEqual([
      'fence json expect=return | what "expect=return" shows is not what came out:',
      "const order = {}; order.lines.length; | TypeError: Cannot read properties of undefined (reading 'length')",
      'export default defineComponent({ | Error: nothing answers GET https://elsewhere.example/: add it to the "http" of a fixture',
      'raise ValueError("no total") | ValueError: no total',
      'set -e | Error: exit code 1',
      expect.stringContaining(
        '| Error: GET https://api.millrace.example/v1/users/me?page=2: query must NOT have additional',
      ),
      expect.stringMatching(/users\/mee \| Error: .*this is not an operation of the API document$/),
      expect.stringMatching(/^"os" \| Error: .*imported and not used/),
      '$.flow.retry(1000); | TypeError: $.flow.retry is not a function',
      expect.stringMatching(/ \| TypeError: \$\.send\.email needs "subject"$/),
      expect.stringMatching(/ \| TypeError: \$\.respond needs "status"$/),
      expect.stringMatching(/ \| Error: A delay lasts from 1 millisecond to 1 year, not 1000 ms$/),
      expect.stringMatching(/ \| TypeError: the prop "name" has no "lable"; known are type, /),
      expect.stringMatching(/ \| TypeError: "dedupe" is "newest"; known are unique, greatest, last$/),
      expect.stringMatching(/ \| TypeError: \$emit has no "title"; known are id, /),
      expect.stringMatching(/^import .* \| SyntaxError: .* does not provide an export named 'got'$/),
      'fence js run fixture=nowhere | no fixture "nowhere" in tools/samples/fixtures',
      'fence js run fails="boom" | should fail with "boom", but passes',
      'fence text expect=logs | what "expect=logs" shows is not what came out:',
    ]);
  });

  it('reports a shown result without a run', () => {
    expect(listProblems(report, 'docs/orphan/index.mdx')[0]).toContain('no block above it is run');
  });

  it('only parses when told so', async () => {
    const checked = await testSamples({root, fixtures: root, targets: ['docs/wrong'], onlyCheck: true});
    expect(checked.ran).toEqual([]);
    expect(checked.problems).toEqual([]);
  });
});
