import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {bundleScript, replaceUses} from './bundleScript';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterEach(() => rm(folder, {recursive: true}));

async function bundle(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return bundleScript([join(folder, 'index.ts')]);
}

describe('bundleScript', () => {
  it('joins the modules, without styles where none is imported', async () => {
    const code = await bundle({
      'index.ts': "import {word} from './word'; alert(word);",
      'word.ts': "export const word = 'hi';",
    });
    expect(code).toContain('alert("hi")');
    expect(code).not.toContain('style');
  });

  it('brings imported styles along, before the code', async () => {
    const code = await bundle({
      'index.ts': "import './a.css'; alert(1);",
      'a.css': '.a::after { content: "</style>"; }',
    });
    expect(code).toMatch(/^document\.head\.append\(.*createElement\("style"\).*\);.*alert\(1\)/s);
    const added: string[] = [];
    const head = {append: ({textContent}: {textContent: string}) => added.push(textContent)};
    new Function('document', 'alert', code)({head, createElement: () => ({})}, () => undefined);
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/^\.a:+after\{content:/);
  });
});

describe('replaceUses', () => {
  it('writes known durations as numbers, and leaves other names alone', () => {
    expect(replaceUses('wait(timings.copied); timings.unknown; myTimings.copied; timings[name];', {copied: 500})).toBe(
      `wait(500); timings.unknown; myTimings.copied; timings[name];`,
    );
  });
});
