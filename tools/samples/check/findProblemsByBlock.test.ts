import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {extractBlocks} from '../extractBlocks';
import {getLanguages} from '../../../src/config/codeLanguages';
import {findProblemsByBlock} from './findProblemsByBlock';
import {loadGrammars} from './shell';

/** Code blocks, each below a quote with the expected messages. */
const source = readFileSync(join(import.meta.dirname, '../fixtures/pages/checks.mdx'), 'utf8');
const lines = source.split('\n');
const {blocks, problems} = extractBlocks('docs/page/index.mdx', source);
const found = await findProblemsByBlock(blocks);

it.each(blocks.map((block) => [lines[block.line - 5]?.slice(3), block] as const))(
  'finds a problem in %s',
  (_, block) => {
    const [, line, message = '?'] = /^> (\d+) (.*)/.exec(lines[block.line - 3] ?? '') ?? [];
    const ofMeta = problems.filter((problem) => problem.line === block.line);
    expect([...ofMeta, ...(found.get(block) ?? [])]).toEqual([
      {page: block.page, line: block.line + Number(line), message: expect.stringContaining(message)},
    ]);
  },
);

it.each(getLanguages('grammar', 'shell'))('has a grammar for %s', async (name) => {
  await expect(loadGrammars([name])).resolves.toBeUndefined();
});

it("names the file, the language and the allowed ones if there's no grammar", async () => {
  await expect(loadGrammars(['cobol'])).rejects.toThrow(
    /^src\/config\/codeLanguages\.ts: the check of "cobol" needs a grammar of this name; allowed: bash, /,
  );
});
