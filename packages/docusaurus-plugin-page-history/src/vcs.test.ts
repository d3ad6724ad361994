import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions} from './options';
import {createVcs, getSiteHistory} from './vcs';

const validate = (options: object) => validateOptions({options, validate: normalizePluginOptions as never});

it("throws if the site doesn't use the plugin", async () => {
  await expect(createVcs().getFileLastUpdateInfo('/a/docs/index.mdx')).rejects.toThrow(/experimental_vcs.*"plugins"/);
});

it('returns no date without a history', async () => {
  getSiteHistory('/nowhere', validate({}));
  expect(await createVcs().getFileLastUpdateInfo('/nowhere/docs/index.mdx')).toBeNull();
});

describe('the history of a repository', () => {
  let folder = '';
  const page = (): string => join(folder, 'docs/a.md');

  function commit(author: string, day: string, text: string): void {
    writeFileSync(page(), text);
    const who = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com'];
    const env = {...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
    execFileSync('git', ['-C', folder, 'add', '.']);
    execFileSync('git', ['-C', folder, ...who, 'commit', '--quiet', '--message', 'Edit'], {env});
  }

  beforeEach(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'vcs-'));
    mkdirSync(join(folder, 'docs'));
    execFileSync('git', ['init', '--quiet', folder]);
    commit('Ada', '2026-01-02', 'The first text of this page.');
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  it('returns the author of the last non-trivial change', async () => {
    getSiteHistory(folder, validate({}));
    expect(await createVcs().getFileLastUpdateInfo(page())).toEqual({
      timestamp: Date.parse('2026-01-02'),
      author: 'Ada',
    });
  });

  it('is cached until a commit or other options', () => {
    const first = getSiteHistory(folder, validate({}));
    expect(first.read(page()).days).toHaveLength(1);
    expect(getSiteHistory(folder, validate({}))).toBe(first);
    expect(getSiteHistory(folder, validate({ignoredSamples: /output/}))).not.toBe(first);
    const second = getSiteHistory(folder, validate({}));
    second.read(page());
    commit('Grace', '2026-01-03', 'Something else entirely is said now.');
    const third = getSiteHistory(folder, validate({}));
    expect(third.read(page()).days.map(({author}) => author)).toEqual(['Grace', 'Ada']);
  });
});
