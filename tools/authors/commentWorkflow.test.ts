import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {createTemporaryFolder} from '../../tests/temporaryFolder';

const workflow = parse(readFileSync('.github/workflows/comment.yml', 'utf8')) as {
  readonly jobs: {readonly comment: {readonly steps: readonly {readonly run: string}[]}};
};
const [step] = workflow.jobs.comment.steps;

/** Mock of GitHub: the artefact is in a folder, and pull request 7 has the commit of the workflow run. */
const GH = String.raw`#!/bin/sh
case "$*" in
  "run download"*) cp -R ../artefact list ;;
  *pulls/7\ *) echo "$COMMIT" ;;
  *pulls/*) exit 1 ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('comment-');
  for (const name of ['artefact', 'work']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'gh'), GH, {mode: 0o755});
});

/** Runs the step with an artefact, and returns the comment; null if there's none. */
function comment(number: string, routes: string | Buffer, preview = ''): string | null {
  writeFileSync(join(folder, 'artefact/number'), number);
  writeFileSync(join(folder, 'artefact/routes'), routes);
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    GH_TOKEN: 'secret-token',
    REPOSITORY: 'millrace/docs',
    RUN: '1',
    RUN_URL: 'https://github.com/millrace/docs/actions/runs/1',
    COMMIT: 'abc',
    PREVIEW_URL: preview,
  };
  spawnSync('bash', ['-e', '-c', String(step?.run)], {cwd: join(folder, 'work'), env});
  const body = join(folder, 'work/body.md');
  return existsSync(body) ? readFileSync(body, 'utf8') : null;
}

it('lists the pages with links to a preview', () => {
  expect(comment('7\n', '/limits/\n/code/nodejs/new.html\n/\n')).toContain(
    'This changes these pages:\n\n- `/limits/`\n- `/code/nodejs/new.html`\n- `/`\n\nThe built site',
  );
  expect(comment('7', '/limits/', 'https://pr-{number}.preview.example')).toContain(
    '- [`/limits/`](https://pr-7.preview.example/docs/limits/)\n',
  );
});

it('handles no changed pages', () => expect(comment('7', '')).toContain('This changes no page.'));

it.each(['8', '7\n9', ''])('writes nothing for the invalid pull request %j', (number) => {
  expect(comment(number, '/limits/')).toBeNull();
});

const OTHER_LINES = [
  '@everyone',
  '![](https://evil.example/a.png)',
  '/<img src=x>/',
  '<!--',
  '/`a`/',
  '/a)](https://evil.example)',
  '//evil.example/',
  '/a//b/',
  '/../../admin/',
  '/a/../b/',
  '/.hidden/',
  '/$(id)/',
  '/a b/',
  '-n',
  '/a&#10;b/',
  `/${'a'.repeat(200)}`,
  '/\0/',
  '/\u202eabc/',
  '/\r',
];

it('only includes URLs of pages', () => {
  const list = ['/a/', ...OTHER_LINES.flatMap((line, at) => [line, `/page-${at}/`])];
  const bytes = Buffer.concat([Buffer.from(list.join('\n')), Buffer.from([0x0a, 0x2f, 0xff, 0xfe, 0x0a])]);
  const shown = ['/a/', ...OTHER_LINES.map((_, at) => `/page-${at}/`)].map((route) => `- \`${route}\`\n`);
  expect(comment('7', bytes)).toContain(`pages:\n\n${shown.join('')}\nThe built site`);
});

it('is below the size limit of a comment', () => {
  const body = comment('7', `/${'a'.repeat(198)}\n`.repeat(10_000), `https://{number}.${'p'.repeat(60)}.example`);
  expect(String(body).length).toBeLessThan(65_536);
});
