import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {hashSample} from './hashSample';
import {verifiedSamples} from './index';

const CODE = 'console.log(1);';
const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'results.json');

function write(date: string): void {
  const result = {page: 'docs/a.mdx', tool: 'Node.js 20.19.0', date};
  writeFileSync(file, JSON.stringify({[hashSample('js', CODE)]: result}));
}

describe('verifiedSamples', () => {
  it('marks a block with its result', () => {
    write('2026-11-20');
    const [plugin, options] = verifiedSamples(file);
    const tree: Root = {type: 'root', children: [{type: 'code', lang: 'js', meta: 'run', value: CODE}]};
    plugin(options)(tree, new VFile({path: 'docs/a.mdx'}));
    expect(JSON.stringify(tree)).toContain('20 November 2026');
  });

  it('keeps the results out of its options, which every reader is sent, and tells the build when they change', () => {
    write('2026-11-20');
    const [, before] = verifiedSamples(file);
    write('2026-11-21');
    const [, after] = verifiedSamples(file);
    expect(JSON.stringify(before)).not.toContain('Node.js');
    expect(after.digest).not.toBe(before.digest);
  });

  it('marks nothing without a file', () => {
    const [plugin, options] = verifiedSamples('tests/no-such-results.json');
    const tree: Root = {type: 'root', children: [{type: 'code', lang: 'js', meta: 'run', value: CODE}]};
    plugin(options)(tree, new VFile({path: 'docs/a.mdx'}));
    expect(tree.children).toHaveLength(1);
  });
});
