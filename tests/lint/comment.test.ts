import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {parse} from 'yaml';

type Workflow = {readonly jobs: {readonly comment: {readonly steps: readonly [{readonly run: string}]}}};

const {jobs} = parse(readFileSync('.github/workflows/comment.yml', 'utf8')) as Workflow;

/** Runs the step with a stand-in for GitHub's command line, and returns the comment that it posts. */
function post(routes: string, previewUrl = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'comment-'));
  mkdirSync(join(folder, 'list'));
  writeFileSync(join(folder, 'list/number'), '12');
  writeFileSync(join(folder, 'list/routes'), routes);
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\ncase "$*" in *pulls*) echo abc ;; esac\n', {mode: 0o755});
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    COMMIT: 'abc',
    RUN_URL: 'https://ci.example',
    PREVIEW_URL: previewUrl,
  };
  execFileSync('bash', ['-e', '-c', jobs.comment.steps[0].run], {cwd: folder, env});
  const body = readFileSync(join(folder, 'body.md'), 'utf8');
  rmSync(folder, {recursive: true});
  return body;
}

it('lists the pages that a pull request changes, with links to a preview', () => {
  expect(post('/limits/\n/\n')).toContain('- `/limits/`\n- `/`\n');
  expect(post('/limits/\n', 'https://{number}.example')).toContain('- [`/limits/`](https://12.example/docs/limits/)\n');
  expect(post('')).toContain('This changes no page.');
});

it('posts no text of a pull request', () => {
  const hostile = [
    '**Approved** @millrace/security',
    '/limits/ @everyone',
    '/a`<img src=https://pixel.example>',
    '<!--',
    '[x](https://evil.example)',
    '//evil.example/$(id)',
    `/${'a'.repeat(300)}`,
  ];
  const empty = post('');
  expect(post(hostile.join('\n'))).toBe(empty);
  expect(post(`${'/limits/\n'.repeat(5000)}`).length).toBeLessThan(5000);
});
