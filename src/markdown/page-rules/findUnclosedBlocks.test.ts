import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {findUnclosedBlocks, assertBlocksClosed} from './findUnclosedBlocks';

const FILE = join(import.meta.dirname, 'findUnclosedBlocks.cases.yaml');

const {right, wrong} = parse(readFileSync(FILE, 'utf8')) as {
  readonly right: readonly {readonly what: string; readonly text: string}[];
  readonly wrong: readonly {readonly what: string; readonly text: string; readonly problem: string}[];
};

describe('findUnclosedBlocks', () => {
  it.each(right)('accepts $what', ({text}) => expect(findUnclosedBlocks(text)).toEqual([]));

  it.each(wrong)('finds $what', ({text, problem: problem}) => {
    expect(findUnclosedBlocks(text).map(({line, message}) => `${line} ${message}`)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});

it('throws with file and line, and accepts a valid page', () => {
  const read = (fileContent: string) =>
    assertBlocksClosed({filePath: `${process.cwd()}/docs/x/index.mdx`, fileContent});
  expect(() => read('text\n\n:::tip\n')).toThrow(/^docs\/x\/index\.mdx:3: ":::tip" is not closed/m);
  expect(read('text\n')).toBe('text\n');
});
