import {describe, expect, it} from '@jest/globals';
import {checkMarkup} from './checkMarkup';
import {checkSecrets} from './checkSecrets';

const check = (source: string): string[] => checkMarkup(source, 'docs/a/index.mdx');

describe('checkMarkup', () => {
  it.each([
    ['a comment behind a number of the front matter', '---\ntoc_max_heading_level: 2 # because\n---\n\nText.'],
    ['a value in quotes', '---\ntitle: "Retry #orders"\n---\n\nText.'],
    ['an anchor and a colour', '---\ntitle: Use#this\n---\n\nText.'],
    ['stars of a path and of a sum', 'All of docs/\\*\\*/index.mdx, and 2 \\*\\* 3, and `a ** b`.'],
    ['a footnote with its note', 'Text.[^1]\n\n[^1]: The note.'],
    ['a table', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
    ['a pipe in a sentence', 'Write `a | b`, or a | b.'],
    ['elements and attributes of MDX', '<div className="a" aria-label="b" data-c="d"><kbd>Q</kbd><br /></div>'],
    ['a drawing', '<svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0" /></svg>'],
    ['decoration', '<img src="/a.png" alt="" />'],
    ['a figure before a noun', 'At most %limits.payloadSize% a request.'],
    ['a bare number with the unit of the sentence', '`%limits.payloadSize.raw%` bytes'],
    ['a price, a path and a flag', 'From $5 to $9, in `a--b` or C:/a, with `--all` and x^2.'],
    ['what begins behind code', '`a`: one, `b`\\\n**c**: two; at 12:30:15.'],
    ['text that no longer holds', 'It was ~~one~~ two.'],
    ['an import that an expression uses', "import a from '@site/src/a';\n\n<b>{a.name}</b>"],
  ])('takes %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    [
      'tabindex',
      '<b tabindex="0">a</b>',
      'docs/a/index.mdx:1: <b tabindex> is HTML, and pages are MDX; write tabIndex',
    ],
    ['for', '<label for="a">a</label>', 'write htmlFor'],
    ['onClick', '<b onClick="a">a</b>', 'does nothing in a page'],
    ['an embedded file', 'Text\n\n<object data="a.pdf" />', 'index.mdx:3: <object> is not for pages'],
    ['a table without outer pipes', 'a | b\n--|--|--\n1 | 2', 'index.mdx:2: the table is shown as text'],
    ['bold that is not opened', 'This is bold**.', '"**" is shown as it is'],
    ['a screenshot', '![Screenshot](./a.png)', 'has the text alternative "Screenshot"'],
    ['an unused one of two', "import {a, b} from '@site/src/a';\n\n<b>{a}</b>", 'the import "b" is not used'],
  ])('finds %s', (_, source, said) => {
    expect(check(source)).toContainEqual(expect.stringContaining(said));
  });
});

describe('checkSecrets', () => {
  it.each([
    ['a key of AWS', `AKIA${'Z3MHALSQ2QXVR4PT'}`],
    [
      'a private key',
      `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn/ygWyF8PbnGy0AHB7MaX9VYxkkO4Zk\n'.repeat(2)}-----END RSA ${'PRIVATE KEY'}-----`,
    ],
    ['a token of GitLab', `glpat-${'ABCDEFGHIJKLMNOPQRST'}`],
    ['a password in an address', `postgres://root:${'secretpw9'}@db.example.org:5432/x`],
  ])('finds %s with its line, and prints its start only', async (_, secret) => {
    const [said = ''] = await checkSecrets('docs/a/index.mdx', `Text\n\n${secret}\n`);
    expect(said).toMatch(/^docs\/a\/index\.mdx:3: "[^"]{8}…" looks like a secret/);
  });

  it('takes what stands in for one', async () => {
    expect(await checkSecrets('a.mdx', 'AKIAIOSFODNN7EXAMPLE, $API_KEY and sk_live_YOUR_KEY')).toEqual([]);
  });
});
