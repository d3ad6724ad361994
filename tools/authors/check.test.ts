import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from '@jest/globals';
import {sortOutcomes} from './check';
import {findMistakes, type Mistake, WRONG_PAGE} from './tests/mistakes';

const ROOT = join(import.meta.dirname, '..', '..');
const PATIENCE = 120_000;

type Matcher = {readonly problemMatcher: readonly {readonly pattern: readonly {readonly regexp: string}[]}[]};

/** What `npm run check` prints for a page, and how it ends. */
async function check(target: string): Promise<{code: number; printed: string}> {
  const args = ['--import', 'tsx', 'tools/authors/check.ts', target];
  const env = {...process.env, NODE_OPTIONS: ''};
  return promisify(execFile)(process.execPath, args, {cwd: ROOT, env}).then(
    ({stdout, stderr}) => ({code: 0, printed: stdout + stderr}),
    (error: {code: number; stdout: string; stderr: string}) => ({
      code: error.code,
      printed: error.stdout + error.stderr,
    }),
  );
}

const {problemMatcher} = JSON.parse(readFileSync(join(ROOT, '.github/problem-matchers.json'), 'utf8')) as Matcher;
/** What reads errors and warnings from a log. */
const patterns = problemMatcher.map(({pattern: [first]}) => new RegExp(first?.regexp ?? '$^'));

/** What GitHub makes of a line of a log; `null` where it is none of a problem. */
function annotate(printed: string): {file?: string; line?: string; message?: string} | null {
  const [first = ''] = printed.split('\n');
  const [, file, line, , message] = patterns.flatMap((pattern) => pattern.exec(first) ?? []) as (string | undefined)[];
  return file === undefined ? null : {file, line, message};
}

/** Words of a message as a cell of Markdown. */
const showWords = (words: string): string => (words.includes('`') ? `\`\` ${words} \`\`` : `\`${words}\``);

describe('the check of one page', () => {
  let wrong: {code: number; printed: string};

  beforeAll(async () => {
    wrong = await check(WRONG_PAGE);
  }, PATIENCE);

  it('says no, and names the commands that failed', () => {
    expect(wrong.code).toBe(1);
    expect(wrong.printed).toContain('FAIL words and spelling');
  });

  it('tells last what failed', () => {
    const outcomes = ['translations', 'samples', 'syntax'].map((name) => ({name, ok: name !== 'samples'}));
    expect(sortOutcomes(outcomes).map(({name}) => name)).toEqual(['translations', 'syntax', 'samples']);
    expect(wrong.printed.split('\n').filter((line) => /^(?:ok  |FAIL) /.test(line))).toEqual([
      'ok   syntax',
      'ok   OpenAPI',
      expect.stringMatching(/^FAIL/),
      expect.stringMatching(/^FAIL/),
      expect.stringMatching(/^FAIL/),
      expect.stringMatching(/^FAIL/),
    ]);
  });

  describe('finds each mistake of the table', () => {
    let found: readonly Mistake[] = [];

    beforeAll(async () => {
      found = await findMistakes(wrong.printed);
    }, PATIENCE);

    it('at its place, in a form that GitHub shows on the line', () => {
      expect(found.filter(({words, said}) => !annotate(said)?.message?.includes(words))).toEqual([]);
    });

    it('once each, as tools/authors/README.md tells it', () => {
      const readme = readFileSync(join(ROOT, 'tools/authors/README.md'), 'utf8').replace(/ +/g, ' ');
      const rows = found.map(({what, command, words}) => `| ${what} | \`npm run ${command}\` | ${showWords(words)} |`);
      expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
      expect(readme.match(/^\| .* \| `npm run \w+` \|/gm)).toHaveLength(rows.length);
    });
  });

  it(
    'passes a page that is right',
    async () => {
      expect(await check('docs/limits')).toMatchObject({code: 0});
    },
    PATIENCE,
  );
});
