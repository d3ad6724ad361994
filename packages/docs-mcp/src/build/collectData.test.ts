import {describe, expect, it} from '@jest/globals';
import {readSamples} from './collectData';

const block = (language: string, code: string, title = ''): string =>
  `<div class="code-block code-block language-${language}">` +
  (title && `<div class=code-block__header><div class=code-block__title>${title}</div></div>`) +
  `<pre tabindex=0><code>${code}</code></pre></div>`;

const BADGE = '<p class=run-badge>Ran on <time datetime=2026-11-20>20 November 2026</time> with Python 3.11</p>';

describe('readSamples', () => {
  it('reads language, title, section, code and the last run', () => {
    const html = `<pre>not of the page</pre><article><h2 id=one>One</h2>${block('python', 'a <span>&lt;</span> b', 'code.py')}${BADGE}</article>`;
    expect(readSamples(html, '/x/')).toEqual([
      {
        page: '/x/',
        section: 'one',
        language: 'python',
        title: 'code.py',
        code: 'a < b',
        verified: {date: '2026-11-20', tool: 'Python 3.11'},
      },
    ]);
  });

  it('keeps the badge of a block apart from its neighbours', () => {
    const html = `<article>${block('js', 'a')}<p>Text.</p>${block('js', 'b')}${BADGE}${block('json', 'c')}</article>`;
    expect(readSamples(html, '/x/').map(({section, verified}) => [section, verified?.tool])).toEqual([
      [null, undefined],
      [null, 'Python 3.11'],
      [null, undefined],
    ]);
  });
});
