/**
 * Tests a release without publishing, as part of `npm test`: bumps versions and writes changelogs in a copy of the
 * repository, creates and checks the tarballs like `npm run pack`, then runs `npm publish --dry-run`.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

type Manifest = {readonly name: string; readonly version: string};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const readChangesetNames = (root: string): string[] =>
  readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');

/**
 * Bumps the versions in a copy, and returns problems with them.
 *
 * @param root folder of the copy, which has its own git repository
 */
function findVersionProblems(root: string): string[] {
  const changed = readChangesetNames(root).map((name) => readFileSync(join(root, '.changeset', name), 'utf8'));
  execFileSync(join(ROOT, 'node_modules/.bin/changeset'), ['version'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const left = readChangesetNames(root).map((name) => `.changeset/${name}: changeset version leaves it`);
  const problems = readdirSync(join(root, 'packages')).flatMap((folder) => {
    const before = readManifest(join(ROOT, 'packages', folder));
    const {name, version} = readManifest(join(root, 'packages', folder));
    const isNamed = changed.some((text) => text.split('---')[1]?.includes(`'${name}'`));
    const log = readFileSync(join(root, 'packages', folder, 'CHANGELOG.md'), 'utf8');
    console.log(`${name}: ${before.version} → ${version}`);
    return [
      ...(isNamed && version === before.version
        ? [`packages/${folder}: a changeset names it, but ${version} stays`]
        : []),
      ...(/^## (\S+)$/m.exec(log)?.[1] === version ? [] : [`packages/${folder}/CHANGELOG.md: ${version} is missing`]),
    ];
  });
  return [...left, ...problems];
}

function findReleaseProblems(): string[] {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const runGitInCopy = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: root});
  try {
    for (const name of ['package.json', 'package-lock.json', '.changeset', 'packages', '.prettierrc.json'])
      cpSync(join(ROOT, name), join(root, name), {recursive: true, filter: (file) => !file.includes('node_modules')});
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    runGitInCopy('init', '--quiet', '--initial-branch', 'main');
    runGitInCopy('add', 'package.json', 'packages', '.changeset');
    runGitInCopy('commit', '--quiet', '--message', 'Start');
    return findVersionProblems(root);
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

const problems = findReleaseProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
