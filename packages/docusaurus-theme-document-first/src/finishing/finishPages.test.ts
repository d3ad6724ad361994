import {describe, expect, it} from '@jest/globals';
import {closeElements} from './finishPages';

describe('closeElements', () => {
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
    expect(closeElements(given)).toBe(expected);
  });

  it('leaves code that shows such tags alone', () => {
    const code = '<pre><code>&lt;tr&gt;</code></pre><script>"<tr>"</script>';
    expect(closeElements(code)).toBe(code);
  });
});
