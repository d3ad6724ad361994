import {describe, expect, it} from '@jest/globals';
import {readSections} from './readSections';

const ARTICLE = `<p>Use <code>$.end()</code> to
  stop.</p>
<h2 id="memory">Memory of <code>/tmp</code></h2>
<div><p>First</p><ul><li>One <em>item</em><ul><li>Nested</li></ul></li><li><p>Two</p></li></ul></div>
<pre><code>a();

b();
</code></pre>
<h3>No id</h3>
<table><thead><tr><th>Plan</th><th>Memory</th></tr></thead>
<tbody><tr><th>Free</th><td>256MB</td></tr><tr><td>Pro</td><td></td></tr></tbody></table>`;

describe('readSections', () => {
  const [introduction, memory] = readSections(ARTICLE, 'Limits');

  it('starts with what comes before the first heading, under the title of the page', () => {
    expect(introduction).toEqual({
      slug: null,
      title: 'Limits',
      blocks: [{kind: 'text', text: 'Use `$.end()` to stop.'}],
    });
  });

  it('reads paragraphs, items, code with its lines and rows with the names of their columns', () => {
    expect(memory).toMatchObject({slug: 'memory', title: 'Memory of /tmp'});
    expect(memory?.blocks).toEqual([
      {kind: 'text', text: 'First'},
      {kind: 'item', text: 'One item'},
      {kind: 'item', text: 'Nested'},
      {kind: 'text', text: 'Two'},
      {kind: 'code', text: 'a();\n\nb();'},
      {kind: 'text', text: 'No id'},
      {kind: 'row', text: 'Free · Memory: 256MB'},
      {kind: 'row', text: 'Pro · Memory: –'},
    ]);
  });

  it('takes an empty corner of a table for the name of the first column', () => {
    const table = `<table><thead><tr><td></td><th>Free</th></tr></thead><tbody><tr><th>Price</th><td>$0</td></tr></tbody></table>`;
    expect(readSections(table, 'Pricing')[0]?.blocks).toEqual([{kind: 'row', text: 'Price · Free: $0'}]);
  });
});
