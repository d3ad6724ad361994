import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {extractBlocks} from './extractBlocks';
import {writeFileWithFolder} from '../writeFileWithFolder';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = 'docs/components/api/index.mdx';
const {blocks} = extractBlocks(PAGE, readFileSync(join(ROOT, PAGE), 'utf8'));
const [, ...args] =
  blocks
    .find(({meta}) => meta.title === 'Bundle a component')
    ?.code.trim()
    .split(' ') ?? [];

/** The page's own app file and component, in TypeScript and with a pinned package. */
const folder = createTemporaryFolder('bundle-');
beforeAll(() => {
  for (const {meta, code} of blocks)
    if (meta.group === 'prop-definitions' && meta.title) writeFileWithFolder(join(folder, meta.title), code);
  const entry = readFileSync(join(folder, 'watch-lists.mjs'), 'utf8');
  const typed = `import pinned from "axios@1.6.0";\nexport const used: unknown = pinned;\nconst VERSION = "0.0.1";\n${entry}`;
  writeFileWithFolder(join(folder, 'watch-lists.ts'), typed.replace('version: "0.0.1"', 'version: VERSION'));
});

function bundle(entry: string): string {
  const [command, ...options] = args.map((arg) => (arg === 'watch-lists.mjs' ? entry : arg));
  const {status, stderr} = spawnSync(join(ROOT, 'node_modules/.bin', command ?? ''), options, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({status, stderr: status === 0 ? '' : stderr}).toEqual({status: 0, stderr: ''});
  return readFileSync(join(folder, 'dist/watch-lists.mjs'), 'utf8');
}

it('inlines the app file, but not packages', () => {
  const code = bundle('watch-lists.mjs');
  expect(code).toContain('app: "task_board"');
  expect([...code.matchAll(/ from "(.+)"/g)].map(([, name]) => name)).toEqual(['@millrace/platform']);
  expect(code).toMatch(/export \{\s+\w+ as default\s+\};/);
});

it('compiles TypeScript and keeps versions', () => {
  const code = bundle('watch-lists.ts');
  expect(code).toContain('from "axios@1.6.0"');
  expect(code).toMatch(/^(?:const|var) VERSION = "(.+)";$/m);
  expect(code).toMatch(/^ *key: "(.+)",$/m);
});
