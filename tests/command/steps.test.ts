import {existsSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {findPageTests, PAGE_FILES_MODULE} from './narrow';
import {readSourcePages} from '../../tools/getPageFiles';
import {BROKEN_BY, mayInstall, MODULE_OF_DATA, selectSteps, steps, type Step} from './steps';

const getNames = (chosen: readonly Step[]): string[] => chosen.map(({name}) => name);
const select = (...words: readonly string[]): string[] => getNames(selectSteps(words));

describe('selectSteps', () => {
  it('selects all steps except those that need to be named', () => {
    const named = steps.filter(({onlyByName}) => onlyByName);
    expect(select()).toEqual(getNames(steps.filter((each) => !named.includes(each))));
    expect(select('--all')).toEqual(getNames(steps));
    expect(named).not.toEqual([]);
  });

  it('selects by name and group, in the order of the table', () => {
    expect(select('sweep', 'types')).toEqual(['types', 'sweep']);
    expect(select('docs')).toEqual(getNames(steps.filter(({group}) => group === 'docs')));
  });

  /** What `--changed` runs for some files, by name. */
  const getRuns = (...files: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(selectSteps(['--changed'], () => [...files]).map(({name, run}) => [name, run]));

  it('selects nothing if nothing changed', () => {
    expect(getRuns()).toEqual({});
  });

  it('checks only a changed page and tests that read pages, without a build', () => {
    const runs = getRuns('docs/limits/index.mdx');
    expect(Object.keys(runs)).toEqual(['prose', 'markdown', 'pages', 'figures', 'unit', 'samples']);
    expect(runs.prose).toMatch(/lintProse\.ts 'docs\/limits\/index\.mdx'$/);
    expect(runs.samples).toMatch(/samples\/main\.ts 'docs\/limits\/index\.mdx'$/);
    expect(runs.unit).toContain("--findRelatedTests' 'src/");
    expect(runs.unit).toContain("'tests/content/oneHome.test.ts'");
  });

  it('checks the samples and tests using a changed figure', () => {
    const runs = getRuns('src/facts/figures.yaml');
    expect(runs).not.toHaveProperty('prose');
    expect(Object.keys(runs)).toEqual(expect.arrayContaining(['types', 'pages', 'build', 'links']));
    expect(runs.samples).toMatch(/main\.ts( '(versioned_)?docs\/[^']*')+$/);
    expect(runs.samples?.match(/docs\//g)?.length).toBeLessThan(readSourcePages().length / 4);
    expect(runs.server).toMatch(/--passWithNoTests' '--findRelatedTests' 'src\/facts\/index\.ts'$/);
    expect(runs.browser).toContain("'tests/browser/facts.browser.test.ts'");
    expect(getRuns('src/facts/resolveLimits.ts')).not.toHaveProperty('samples');
  });

  it.each([
    ['src/facts/errors.yaml', 'src/facts/errors.ts'],
    ['src/facts/limits.yaml', 'src/facts/limitRules.ts'],
  ])('runs the same checks for %s as for %s, which reads it', (data, reader) => {
    expect(getRuns(data)).toEqual(getRuns(reader));
    expect(getRuns(data)).not.toHaveProperty('weight');
  });

  it.each([
    ['a deleted page', ['docs/gone/index.mdx'], 'samples'],
    ['a command of the CLI', ['src/facts/cli.yaml'], 'samples'],
    ['deleted code', ['src/components/Gone.tsx'], 'unit'],
    ['a package', ['packages/docs-mcp/src/index.ts'], 'browser'],
    ['a package beside a figure', ['packages/docs-mcp/src/index.ts', 'src/facts/figures.yaml'], 'browser'],
    ['settings', ['package.json', 'docs/limits/index.mdx'], 'prose'],
  ])('runs the complete check for %s', (_, files, name) => {
    expect(getRuns(...files)[name]).toBe(steps.find((each) => each.name === name)?.run);
  });

  it('finds unit tests that read pages', () => {
    expect(existsSync(PAGE_FILES_MODULE)).toBe(true);
    expect(findPageTests()).toEqual(
      expect.arrayContaining([
        'tests/content/oneHome.test.ts',
        'tests/content/pgpKey.test.ts',
        'tests/content/pictures.test.ts',
        'tests/content/sources.test.ts',
        'tools/samples/promises.test.ts',
      ]),
    );
  });

  it.each(['docs/limits/index.mdx', 'docs/api/sse/pictures.yaml'])('runs the tests of pictures for %s', (file) => {
    expect(getRuns(file).unit).toContain("'tests/content/pictures.test.ts'");
  });

  it.each([
    ['src/theme/README.md', 'markdown'],
    ['src/components/Tick/Tick.test.tsx', 'lint'],
    ['tools/samples/main.ts', 'samples'],
    ['tests/browser/site/versions.browser.test.ts', 'browser'],
  ])('%s can break %s', (file, name) => {
    expect(getRuns(file)).toHaveProperty(name);
  });

  it.each([
    'package.json',
    'src/config/versions.ts',
    'src/facts/openapi.yaml',
    'tests/command/main.ts',
    'new/kind.txt',
  ])('%s can break everything', (file) => {
    expect(Object.keys(getRuns('README.md', file))).toEqual(select());
  });

  it('rejects unknown names and lists the known ones', () => {
    expect(() => select('unti')).toThrow(/no check called unti.*unit.*docs.*--changed/);
    expect(() => select('--changed', 'unit')).toThrow('leave out unit');
  });
});

it('BROKEN_BY only contains existing steps and groups', () => {
  const known = new Set(steps.flatMap(({name, group}) => [name, group]));
  expect(BROKEN_BY.flatMap(([, names]) => names).filter((name) => !known.has(name as Step['group']))).toEqual([]);
});

it.each(Object.entries(MODULE_OF_DATA))('%s is read by %s', (data, module) => {
  expect(existsSync(data)).toBe(true);
  expect(readFileSync(module, 'utf8')).toContain(basename(data));
});

it.each([
  [true, '', {}],
  [true, '--all', {}],
  [false, '--changed', {}],
  [false, 'docs', {}],
  [false, 'unit links', {}],
  [true, 'docs --install', {}],
  [true, '--changed --install', {}],
  [true, 'docs', {CI: 'true'}],
  [false, '--no-install', {}],
  [false, '--all --no-install', {CI: 'true'}],
])('mayInstall returns %s for "%s" with %o', (allowed, words, env) => {
  expect(mayInstall(words.split(' ').filter(Boolean), env)).toBe(allowed);
});
