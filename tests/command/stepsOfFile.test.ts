import {describe, expect, it} from '@jest/globals';
import {groups, steps} from './steps';
import {stepsOfFile, stepsOfFiles} from './stepsOfFile';

describe('stepsOfFile', () => {
  it.each([
    ['docs/limits/index.mdx', 'prose', 'samples', 'build', 'links'],
    ['versioned_docs/version-v1/limits/index.mdx', 'prose', 'build'],
    ['README.md', 'format', 'markdown'],
    ['src/css/tokens.css', 'build', 'browser'],
    ['src/facts/credits.test.ts', 'types', 'lint', 'unit'],
    ['src/components/Tick/index.tsx', 'types', 'unit', 'build', 'browser'],
    ['tests/browser/site/versions.browser.test.ts', 'types', 'lint', 'browser'],
    ['tests/server/nginx.server.test.ts', 'server'],
    ['tools/samples/main.ts', 'samples'],
    ['deploy/release.sh', 'server', 'browser'],
    ['packages/mcp/src/main.ts', 'types', 'unit', 'built', 'server'],
    ['tests/content/routes.built.test.ts', 'built'],
  ])('%s needs at least %s', (file, ...names) => {
    expect(stepsOfFile(file)).toEqual(expect.arrayContaining(names));
  });

  it('spares a change of a unit test the build and the browser', () => {
    expect(stepsOfFile('src/facts/credits.test.ts')).toEqual(['lint', 'types', 'format', 'unit']);
  });

  it.each(['package.json', 'docusaurus.config.ts', 'src/config/versions.ts', 'src/facts/limits.ts', 'new/kind.txt'])(
    'does not know what %s can break',
    (file) => {
      expect(stepsOfFile(file)).toBeNull();
    },
  );
});

describe('stepsOfFiles', () => {
  it('puts the steps of all files together, each once', () => {
    expect(stepsOfFiles(['tools/prose/words.txt', 'README.md', 'CONTRIBUTING.md'])).toEqual([
      'prose',
      'format',
      'markdown',
    ]);
  });

  it('means all steps where one file is unknown', () => {
    expect(stepsOfFiles(['README.md', 'package.json'])).toBeNull();
  });

  it('names only steps that exist', () => {
    const names = new Set(steps.map(({name}) => name));
    const files = ['docs/a.mdx', 'src/theme/a.tsx', 'src/markdown/a.ts', 'tests/search/a.ts', 'tools/facts/a.ts'];
    const known = [...(stepsOfFiles(files) ?? []), ...Object.values(groups).flat()];
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  });
});
