import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {DEFAULTS} from './options';
import {RECORDS_FILE} from './output';
import {addPushCommand, type PushSite} from './pushCommand';

type Action = (options: {readonly dryRun?: boolean}) => Promise<void>;

/** Adds the command to a command line that only remembers what it runs. */
function readAction(site: PushSite): Action {
  let action: Action | undefined;
  const cli = {
    command: () => cli,
    description: () => cli,
    option: () => cli,
    action: (given: Action) => (action = given),
  };
  addPushCommand(cli as unknown as Parameters<typeof addPushCommand>[0], site);
  if (!action) throw new Error('the command has no action');
  return action;
}

const HOSTED = {appId: 'APP', apiKey: 'search', indexName: 'docs'};
const VARIABLE = 'TEST_WRITE_KEY';

describe('docusaurus search:push', () => {
  let outDir: string;
  const run = (options: Partial<PushSite['options']> = {}): Promise<void> => {
    const i18n = {defaultLocale: 'en', locales: ['en', 'de']} as PushSite['i18n'];
    return readAction({outDir, i18n, options: {...DEFAULTS, hosted: HOSTED, adminKeyVariable: VARIABLE, ...options}})(
      {},
    );
  };

  beforeEach(() => {
    outDir = mkdtempSync(join(tmpdir(), 'push-'));
    process.env[VARIABLE] = 'key';
  });
  afterEach(() => {
    rmSync(outDir, {recursive: true});
    delete process.env[VARIABLE];
  });

  it('names the option that is missing', () =>
    expect(run({hosted: null})).rejects.toThrow('set the option "hosted" of docusaurus-theme-search'));

  it('names the variable that is missing', async () => {
    delete process.env[VARIABLE];
    await expect(run()).rejects.toThrow('TEST_WRITE_KEY is not set');
  });

  it('says that there is no build', () =>
    expect(run()).rejects.toThrow(`${join(outDir, RECORDS_FILE)} is missing; build the site first`));

  it('sends no record that is not valid', async () => {
    writeFileSync(join(outDir, RECORDS_FILE), '[{"objectID":"no path"}]');
    await expect(run()).rejects.toThrow(/is not valid; nothing was sent\.\nrecord 0: "objectID"/);
  });
});

it('is the one that reads the key which may write, so that no build can hold it', () => {
  const folder = import.meta.dirname;
  const naming = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('adminKeyVariable'));
  expect(naming.sort()).toEqual(['options.ts', 'pushCommand.ts']);
});
