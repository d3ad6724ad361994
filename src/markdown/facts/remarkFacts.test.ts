import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkFacts, collectStringSlots, type TreeNode} from './remarkFacts';
import {factText} from '../../facts/factText';

const DISK = factText('limits.tmp');

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

function transform(source: string, path = 'docs/a-page/index.mdx'): TreeNode {
  const tree: TreeNode = {type: 'root', children: [parser.parse(source) as unknown as TreeNode]};
  remarkFacts()(tree, {path, toString: () => source});
  return tree;
}

function textsOf(source: string, path?: string): string[] {
  return collectStringSlots(transform(source, path)).map((slot) => slot.read());
}

describe('remarkFacts', () => {
  it.each([
    ['prose', 'up to %limits.payloadSize%.', `up to ${factText('limits.payloadSize')}.`],
    ['a heading', '## The %limits.tmp% disk', `The ${DISK} disk`],
    ['inline code', '`size <= %limits.payloadSize.raw%`', `size <= ${factText('limits.payloadSize.raw')}`],
    ['a fence', '```js\nconst max = %limits.tmp.raw%;\n```', `const max = ${factText('limits.tmp.raw')};`],
    ['the title of a fence', '```js title="%limits.tmp%.mjs"\n1\n```', `title="${DISK}.mjs"`],
    ['a link target', '[app](%hosts.app%/pricing)', 'https://millrace.example/pricing'],
    ['a definition', '[a]\n\n[a]: %hosts.app%', 'https://millrace.example'],
    ['a table cell', '| a |\n| - |\n| %billing.dailyCredits% |', factText('billing.dailyCredits')],
    ['the title of an admonition', ':::tip[Only %limits.tmp%]\nx\n:::', `Only ${DISK}`],
    ['an attribute', '<Card title="%limits.tmp%" />', DISK],
    ['an attribute expression', "<T rows={[['%limits.tmp%']]} />", DISK],
    ['an expression', "{'%limits.tmp%'}", DISK],
    ['a template', '{`%limits.tmp%`}', DISK],
    ['an export', "export const rows = ['%limits.tmp%'];", DISK],
  ])('replaces tokens in %s', (_place, source, expected) => {
    expect(textsOf(source)).toContain(expected);
  });

  it('gives pages of v1 the values of v1', () => {
    const path = '/site/versioned_docs/version-v1/limits/index.mdx';
    expect(textsOf('%limits.attachment%', path)).toContain(factText('limits.attachment', 'v1'));
    expect(textsOf('%limits.attachment%')).toContain(factText('limits.attachment'));
  });

  it('fills in what the card of an inline limit says', () => {
    const texts = textsOf('a <Limit id="payloadSize" /> body');
    expect(texts).toEqual(expect.arrayContaining([factText('limits.payloadSize'), 'HTTP request body', 'Every plan']));
  });

  it('refuses an inline limit that does not exist', () => {
    expect(() => transform('one\n\na <Limit id="payloadsize" /> body')).toThrow(
      /docs\/a-page\/index\.mdx:3:10 .*Nearest: %limits\.payloadSize%/,
    );
  });
});

describe('a wrong token', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facts-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function writePage(body: string): string {
    const path = join(folder, 'docs/limits/index.mdx');
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, `---\ntitle: Limits\n---\n\n${body}`);
    return path;
  }

  it('stops with the line of the file, front matter counted, and the column', () => {
    const body = 'Fine: %limits.tmp%.\n\n- one\n- two \\_ %limits.tpm%';
    expect(() => transform(body, writePage(body))).toThrow(
      /docs\/limits\/index\.mdx:8:10 wrong token %limits\.tpm%.*Nearest: %limits\.tmp%/,
    );
  });

  it('counts right where the text to parse still has its front matter', () => {
    const body = 'Fine.\n\nWrong: %limits.tpm%';
    const source = `---\ntitle: Limits\n---\n\n${body}`;
    const tree = {type: 'root', children: [parser.parse(source) as unknown as TreeNode]};
    const file = {path: writePage(body), toString: () => source};
    expect(() => remarkFacts()(tree, file)).toThrow(/index\.mdx:7:8 wrong token %limits\.tpm%/);
  });

  it('names all that are wrong, in fences and attributes too', () => {
    const body = 'a %limits.a%\n\n```js\n%limits.b%\n```\n\n<X y="%hosts.ap%" />\n\na %limits.a%';
    expect(() => transform(body, writePage(body))).toThrow(
      /4 wrong fact tokens:\n.*mdx:5:3 .*\n.*mdx:8:1 .*\n.*mdx:11:7 .*\n.*mdx:13:3 /,
    );
  });
});
