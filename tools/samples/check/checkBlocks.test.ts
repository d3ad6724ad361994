import {describe, expect, it} from '@jest/globals';
import {extractBlocks} from '../extractBlocks';
import {formatProblems} from '../report';
import {listLanguages} from '../../../src/config/codeLanguages';
import {checkBlocks} from './checkBlocks';
import {loadGrammars} from './checkShell';

/** What the checks say about one fence; the code begins on line 4 of its page. */
async function check(fence: string, code: string, page = 'docs/page/index.mdx'): Promise<string> {
  const {blocks, problems} = extractBlocks(page, `# Page\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`);
  const found = await checkBlocks(blocks);
  return formatProblems([...problems, ...[...found.values()].flat()]);
}

const broken: [name: string, fence: string, code: string, problem: string][] = [
  [
    'a method of a newer Node.js',
    'js',
    'URL.canParse("a");',
    ":4 Node.js 18.16 does not have this: The 'URL.canParse'",
  ],
  [
    'a module of a newer Node.js',
    'js',
    'import { glob } from "node:fs/promises";\nglob("*");',
    ":4 Node.js 18.16 does not have this: The 'fs/promises.glob'",
  ],
  [
    'an array method of a newer Node.js',
    'js',
    '[1].toSorted();',
    ":4 Node.js 18.16 does not have this: ES2023 'Array.prototype.toSorted'",
  ],
  [
    'syntax of a newer Node.js',
    'js',
    'import a from "a-package/a.json" with { type: "json" };\na();',
    ':4 Node.js 18.16 cannot read this',
  ],
  [
    'syntax of a newer Python',
    'python',
    'match 1:\n    case 1:\n        pass',
    ':6 Python 3.9 does not have this: Pattern matching',
  ],
  ['a union of types in Python', 'python', 'a: int | None = 1', ':4 Python 3.9 does not have this: int | None'],
  [
    'a module of a newer Python',
    'python',
    'print(1)\nfrom datetime import UTC',
    ':5 Python 3.9 does not have this: datetime.UTC',
  ],
  [
    'a parameter of a newer Python',
    'python',
    'zip([1], [2], strict=True)',
    ':4 Python 3.9 does not have this: zip(strict=…)',
  ],
  [
    'a function of a newer Go',
    'go',
    'package main\n\nimport "strings"\n\nfunc main() {\n\tstrings.Cut("a", "b")\n}',
    ':9 Go 1.17 does not have this: strings.Cut came with go1.18',
  ],
  [
    'JavaScript syntax',
    'js',
    'const a = 1;\nconst b = ;',
    ':5 Node.js 18.16 cannot read this: Parsing error: Unexpected token ;',
  ],
  ['TypeScript', 'ts', 'export const total: = 19.5;', ':4 not TypeScript: Unexpected "="'],
  ['Python', 'python', 'def handler(mr):\n    return (1', ':'],
  ['Go', 'go', 'package main\n\nfunc main() {\n\tx := \n}', ':7'],
  ['Bash', 'bash', 'echo "a"\necho (b', ':5 bash'],
  ['an unknown tool', 'bash', 'echo a\nfrobnicate --all', ':5 unknown tool "frobnicate"'],
  ['an unknown command', 'bash', 'millrace destroy x', ':4 unknown command'],
  ['an unknown flag', 'bash', 'millrace events --all x', ':4 unknown flag --all'],
  ['an argument too few', 'bash', 'millrace publish', ':4 "publish" lacks an argument'],
  ['a prompt', 'bash', '$ millrace login', ':4 leave the prompt sign out'],
  ['JSON', 'json', '{\n  "a": 1,\n}', ':6 not JSON'],
  ['YAML', 'yaml', 'a: 1\nb: [', ':5 not YAML'],
  ['cron', 'cron', '0 9 * * *\n61 9 * * *', ':5 not a cron expression'],
  ['cron with six fields', 'cron', '0 0 9 * * *', ':4 a cron expression has five fields'],
  ['a diff', 'diff', '+a\nb', ':5 a line of a diff'],
  ['no language', '', 'a', ':3 name the language'],
  [
    'an unknown language',
    'cobol',
    'puts 1',
    `:3 unknown language "cobol": known are ${listLanguages().join(', ')}; write "text" for any other, or add it to src/config/codeLanguages.ts`,
  ],
  ['an unknown figure', 'text', '%limits.payloadSizes%', ':3 wrong token'],
  ['an unknown word in the meta', 'js runs', 'export {};', ':3 unknown meta "runs"'],
];

describe('checkBlocks', () => {
  it.each(broken)('finds a fault in %s, on its line', async (_name, fence, code, problem) => {
    await expect(check(fence, code)).resolves.toContain(`docs/page/index.mdx${problem}`);
  });
});

it.each(listLanguages('grammar', 'shell'))('has a grammar to check %s with', async (name) => {
  await expect(loadGrammars([name])).resolves.toBeUndefined();
});

it('names the file, the language and what is allowed where there is no grammar', async () => {
  await expect(loadGrammars(['cobol'])).rejects.toThrow(
    /^src\/config\/codeLanguages\.ts: the check of "cobol" needs a grammar of this name; allowed: bash, /,
  );
});
