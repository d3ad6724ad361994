import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from '@jest/globals';
import {checkFrontMatter} from '../../src/markdown/front-matter';

const ROOT = join(import.meta.dirname, '..', '..');
const WRONG_PAGE = 'tools/authors/wrongPage/index.mdx';
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
const pattern = new RegExp(problemMatcher[0]?.pattern[0]?.regexp ?? '$^');

/** What GitHub makes of a line of a log; `null` where it is none of a problem. */
function annotate(printed: string): {file?: string; line?: string; message?: string} | null {
  const [, file, line, , message] = pattern.exec(printed) ?? [];
  return file === undefined ? null : {file, line, message};
}

function catchError(act: () => void): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

describe('the check of one page', () => {
  let wrong: {code: number; printed: string};

  beforeAll(async () => {
    wrong = await check(WRONG_PAGE);
  }, PATIENCE);

  const mistakes: readonly (readonly [check: string, line: number, said: string])[] = [
    ['a link to no file', 6, 'the link "./no-such-page.mdx" leads to no file'],
    ['a figure that is not there', 6, 'Nearest: %limits.payloadSize%'],
    ['a word that is not used', 6, '"simply": leave it out'],
    ['a spelling mistake', 6, 'Unknown word (speling)'],
    ['Markdown that breaks the style', 10, 'MD001'],
    ['a sample that cannot be parsed', 13, 'TS1109'],
    ['a second title', 16, '"# A second title" is a second title'],
    ['a heading id twice', 20, 'the heading id "section" is on line 18 too'],
    ['tabs without a group', 22, '<Tabs> has no groupId'],
    ['a component that is not imported', 22, '<Tabs> is no component of this page'],
    ['braces in prose', 24, '{order.id} is read as JavaScript'],
    ['a diagram with a label that is not closed', 30, 'cannot be read from "[Copy --> c"'],
  ];

  it.each(mistakes)('finds %s, on line %i', (_, line, said) => {
    const found = wrong.printed.split('\n').filter((text) => text.includes(said));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${WRONG_PAGE}:${line}`);
    expect(wrong.code).toBe(1);
  });

  it.each(mistakes)('prints %s so that GitHub shows it at its line', (_, line, said) => {
    expect(wrong.printed.split('\n').map(annotate)).toContainEqual({
      file: WRONG_PAGE,
      line: String(line),
      message: expect.stringContaining(said),
    });
  });

  it('words mistakes in front matter so that GitHub shows them', () => {
    const error = catchError(() =>
      checkFrontMatter('docs/limits/index.mdx', '---\ntitle: Limits\n---\n', {title: 'Limits'}),
    );
    expect(annotate(error.message)).toMatchObject({file: 'docs/limits/index.mdx', line: '1'});
  });

  it(
    'passes a page that is right',
    async () => {
      expect(await check('docs/limits')).toMatchObject({code: 0});
    },
    PATIENCE,
  );
});
