import {expect, it} from '@jest/globals';
import {applyEdits} from 'docusaurus-plugin-built-site/html';
import {getEndTagEdits} from './getEndTagEdits';
import {findPageParts} from './findPageParts';

const BUNDLE = {baseUrl: '/', documentScript: 'document.js', files: new Set<string>()};
const close = (html: string): string => applyEdits(html, getEndTagEdits(findPageParts(html, BUNDLE)));

it.each([
  [
    '<table><caption>Limits<thead><tr><th>A<tbody><tr><td>1<td>2<tr><td>3</table>after',
    '<table><caption>Limits</caption><thead><tr><th>A</tr></thead><tbody><tr><td>1<td>2</tr><tr><td>3</tr></tbody></table>after',
  ],
  ['<select><option>A<option>B</select>', '<select><option>A</option><option>B</option></select>'],
  ['<dl><dt>A<dd>1<dt>B<dd>2</dl>', '<dl><dt>A</dt><dd>1</dd><dt>B</dt><dd>2</dd></dl>'],
  ['<table><tr><td>1</tr></table>', '<table><tr><td>1</tr></table>'],
  [
    '<table><tr><td>1<table><tr><td>2</table><tr><td>3</table>',
    '<table><tr><td>1<table><tr><td>2</tr></table></tr><tr><td>3</tr></table>',
  ],
  ['<ul><li>A<li>B</ul><p>C', '<ul><li>A<li>B</ul><p>C'],
])('%s becomes %s', (given, expected) => {
  expect(close(given)).toBe(expected);
});

it.each([
  '<pre><code>&lt;tr&gt;</code></pre><script>"<table><tr></table>"</script>',
  '<p title="<table><tr><td>1</table>">A</p>',
  '<!-- <dl><dt>A</dl> -->',
  '<textarea><select><option>A</select></textarea>',
])('ignores what only looks like tags: %s', (code) => {
  expect(close(code)).toBe(code);
});
