import {expect, it} from '@jest/globals';
import {addGrammars, highlightCode, highlightLines} from './highlightCode';

addGrammars(['bash', 'http']);

const NONE: ReadonlyMap<number, string> = new Map();

/** Returns the text that a reader copies from the HTML. */
const getText = (html: string): string =>
  html
    .replace(/<[^<>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each([
  ['js', 'const a = `x ${b + 1} y`; // <done> & "more"\n\nexport default {a};'],
  ['python', 'def handler(mr: "millrace"):\n    """Two\n    lines."""\n    return {"a": 1}'],
  ['go', 'package main\n\nfunc main() {\n\tprintln("x")\n}'],
  ['bash', 'if [ -n "$A" ]; then\n  curl -s "$A" | jq .\nfi'],
  ['json', '{"a": [1, null, true]}'],
  ['http', 'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
  ['text', 'a < b && c > d'],
  ['cron', '0 9 * * 1'],
])("doesn't change the text of %s code", (language, code) => {
  expect(getText(highlightCode(code, language, NONE))).toBe(code);
});

it('wraps tokens in classes, except punctuation and indentation', () => {
  expect(highlightCode('f({\n  a: "b",\n});', 'js', NONE)).toBe(
    '<span class="tok-function">f</span>({\n  <span class="tok-property">a</span>: <span class="tok-string">"b"</span>,\n});',
  );
});

it.each([
  ['js', '$.export("a", 1)', 'export'],
  ['bash', 'claude mcp add docs', 'add'],
  ['bash', 'git diff --stat', 'diff'],
])("doesn't highlight names that look like keywords: %s %s", (language, code, word) => {
  expect(highlightCode(code, language, NONE)).not.toMatch(new RegExp(`<span class="tok-\\w+">${word}<`));
});

it.each(['curl -s x', 'x | curl -s', 'if true; then curl x; fi', 'a="$(curl x)"', 'sudo curl x', 'a\\n  curl x'])(
  'highlights the command in %j',
  (code) => {
    expect(highlightCode(code.replace('\\n', '\n'), 'bash', NONE)).toMatch(/<span class="tok-function">[^<]*curl/);
  },
);

it('highlights JSON in the argument of a command', () => {
  const code = `curl --data '{"a": "b", "n": 1}' x`;
  const html = highlightCode(code, 'bash', NONE);
  expect(html).toContain('<span class="tok-property">"a"</span>: <span class="tok-string">"b"</span>');
  expect(getText(html)).toBe(code);
});

it('highlights code inside an interpolation', () => {
  expect(highlightCode('`a ${b} c`', 'js', NONE)).toContain('</span>${b}<span');
});

it('closes a token with several lines on each of them', () => {
  expect(highlightLines('/* a\nb */', 'js')).toEqual([
    '<span class="tok-comment">/* a</span>',
    '<span class="tok-comment">b */</span>',
  ]);
});

it.each([
  ['js', `    return \`\${customer.name}: \${total.toFixed(2)}\`;`, 'code-line--2'],
  ['go', `\treturn fmt.Errorf("no order has the number %s", number)`, 'code-line--4'],
  ['text', `${' '.repeat(30)}what is there is as deep as it gets`, 'code-line--8'],
  ['text', '  short enough', undefined],
  ['text', ' one space is no indentation, however long the line', undefined],
])('adds the indentation of a long line of %s: %j', (language, code, name) => {
  const html = highlightCode(`a\n${code}\nb`, language, NONE);
  expect(/class="(code-line--\d)"/.exec(html)?.[1]).toBe(name);
  expect(getText(html)).toBe(`a\n${code}\nb`);
});

it('allows long URLs to break after slashes', () => {
  const code = 'curl https://api.example.com/v1/workflows/1042 https://a.example/b';
  const html = highlightCode(code, 'text', NONE);
  expect(html).toBe('curl https://api.example.com/<wbr>v1/<wbr>workflows/<wbr>1042 https://a.example/b');
  expect(getText(html)).toBe(code);
});

it('keeps the trailing backslash of a long line next to its word', () => {
  const code = 'curl --request POST --fail-with-body \\\n  --silent \\\n  x';
  const html = highlightCode(code, 'text', NONE);
  expect(html).toBe('curl --request POST --fail-with-body<span class="code-joined"> \\</span>\n  --silent \\\n  x');
  expect(getText(html)).toBe(code);
});

it('keeps a long word on the same row as its indentation', () => {
  const code = '  "https://api.example.com/v1/workflows/{workflow_id}"';
  const html = highlightCode(code, 'js', NONE);
  expect(html).toContain(
    '<span class="code-joined">  <span class="tok-string">"</span></span><span class="tok-string">',
  );
  expect(getText(html)).toBe(code);
});

it('keeps line breaks between highlighted lines, and adds none at the end', () => {
  const marked = new Map([1, 2].map((line) => [line, 'code-line--marked']));
  expect(highlightCode('a\nb', 'text', marked)).toBe(
    '<span class="code-line--marked">a</span>\n<span class="code-line--marked">b</span>',
  );
});

it('escapes HTML', () => {
  expect(highlightCode('<script>&amp;', 'text', NONE)).toBe('&lt;script&gt;&amp;amp;');
});
