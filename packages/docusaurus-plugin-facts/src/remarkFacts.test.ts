import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {replaceTexts, remarkFacts, type TreeNode} from './remarkFacts';
import {facts} from '../tests/facts';

const versionOf = (file: string) => (file.includes('/version-old/') ? 'old' : 'new');
const printFacts = remarkFacts({facts, versionOf});

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMath);
const parser = markdown().use(remarkMdx);

function transform(source: string, path = 'docs/a-page/index.mdx'): TreeNode {
  const tree: TreeNode = {type: 'root', children: [parser.parse(source) as unknown as TreeNode]};
  printFacts(tree, {path, toString: () => source});
  return tree;
}

function getTexts(source: string, path?: string): string[] {
  const texts: string[] = [];
  replaceTexts(transform(source, path), (text) => (texts.push(text), text));
  return texts;
}

describe('remarkFacts', () => {
  it.each([
    ['prose', 'up to %limits.hold%.', 'up to 512KB.'],
    ['inline code', '`size <= %limits.hold.raw%`', 'size <= 524288'],
    ['a fence', '```js\nconst max = %limits.hold.raw%;\n```', 'const max = 524288;'],
    ['the title of a fence', '```js title="%limits.hold%.mjs"\n1\n```', 'title="512KB.mjs"'],
    ['a link target', '[home](%names.home%/boats)', 'https://port.example/boats'],
    ['an attribute of a directive', '::card[a]{title="%limits.hold%"}', '512KB'],
    ['an attribute expression', "<T rows={[['%limits.hold%']]} />", '512KB'],
    ['an expression', "{'%limits.hold%'}", '512KB'],
    ['a template', '{`%limits.hold%`}', '512KB'],
    ['a formula', 'at most $%limits.hold%$', '512KB'],
    ['the label of a tab', '<TabItem label="%limits.hold%">\n\na\n\n</TabItem>', '512KB'],
    ['a template with a sign of its own', '{`%names.sign%`}', '`${a}'],
    ['an export', "export const rows = ['%limits.hold%'];", '512KB'],
  ])('replaces tokens in %s', (_place, source, expected) => {
    expect(getTexts(source)).toContain(expected);
  });

  it('ignores comments', () => {
    expect(() => transform('{/* %limits.towe% */}')).not.toThrow();
  });

  it('replaces names in everything that becomes HTML', () => {
    const inside = {
      type: 'root',
      children: [markdown.parse('<b title="%limits.hold%">\n\n$%limits.hold%$') as unknown as TreeNode],
    };
    printFacts(inside, {toString: () => ''});
    expect(JSON.stringify(inside)).not.toContain('%limits');
    const written = (raw: string): string => JSON.stringify({raw}).slice(1, -1);
    expect(JSON.stringify(transform('{`%names.sign%`}'))).toContain(written('\\`\\${a}'));
    expect(JSON.stringify(transform("{'%limits.hold%'}"))).toContain(written('"512KB"'));
  });

  it("uses the values of the page's version, or the latest one", () => {
    expect(getTexts('%limits.hold%', '/site/versioned_docs/version-old/limits/index.mdx')).toContain('64KB');
    expect(getTexts('%limits.hold%')).toContain('512KB');
  });
});

describe('an unknown token', () => {
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

  it('throws with the line and column in the file', () => {
    const body = 'Fine: %limits.tow%.\n\n- one\n- two \\_ %limits.towe%';
    expect(() => transform(body, writePage(body))).toThrow(
      /docs\/limits\/index\.mdx:8:10 wrong token %limits\.towe%.*Nearest: %limits\.tow%/,
    );
  });

  it('names the file if another plugin added the token', () => {
    const tree = {type: 'root', children: [{type: 'text', value: '%limits.towe%'}]};
    expect(() => printFacts(tree, {path: 'docs/a.mdx', toString: () => ''})).toThrow(
      /docs\/a\.mdx.* wrong token %limits/,
    );
  });

  it('names all unknown tokens, even in fences and attributes', () => {
    const body = 'a %limits.a%\n\n```js\n%limits.b%\n```\n\n<X y="%names.prt%" />\n\na %limits.a%';
    expect(() => transform(body, writePage(body))).toThrow(
      /4 wrong fact tokens:\n.*mdx:5:3 .*\n.*mdx:8:1 .*\n.*mdx:11:7 .*\n.*mdx:13:3 /,
    );
  });
});
