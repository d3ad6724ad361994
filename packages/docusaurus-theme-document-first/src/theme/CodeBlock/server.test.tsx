import {describe, expect, it} from '@jest/globals';
import {renderToString} from 'react-dom/server';
import CodeBlock from '.';

describe('the HTML of a code block', () => {
  it('holds the code and no button that would be dead without script', () => {
    const html = renderToString(<CodeBlock html={'<span class="tok-keyword">let</span> a'} />);
    expect(html).toContain('<code><span class="tok-keyword">let</span> a</code>');
    expect(html).not.toContain('<button');
  });
});
