import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {comparePages, type ComparedPage} from './comparePages';
import {renderPage} from './renderPage';

const page = (label: 'v1' | 'v2', content: string, facts = ''): ComparedPage => ({
  title: `State of <${label}>`,
  path: label === 'v1' ? '/v1/state/' : '/state/',
  label,
  article: load(`<article><div class="theme-doc-markdown">${content}</div></article>`, null, false),
  source: {text: facts, version: label},
});

const SAME = '<h2 id="same">Same</h2><p>Nothing changed here.</p>';

const difference = comparePages(
  page(
    'v1',
    `<p>Keep up to <code>a &lt; b</code> of state in a step.</p>${SAME}<h2 id="check">Checkpoint</h2><p>One.</p><p>Two.</p><p>Three words more.</p>`,
    '%limits.checkpoint%',
  ),
  page(
    'v2',
    `<p>Keep any number of <code>a &lt; b</code> of state in a step.</p>${SAME}<p class="run-badge">Ran today</p><h2 id="store">Data store</h2><pre>await get();</pre><h2 id="next">Next</h2><p>Links</p>`,
    '%limits.tmp%',
  ),
);
const $ = load(renderPage(difference));
const section = (id: string) => $(`section:has(#${id})`);

describe('renderPage', () => {
  it('marks the words of a paragraph that changed, the older text first', () => {
    const sides = section('introduction').find('.changes-side').toArray();
    expect(sides.map((side) => $(side).attr('data-version'))).toEqual(['v1', 'v2']);
    expect(sides.map((side) => $(side).find('del, ins').text())).toEqual(['up to', 'any number of']);
    expect($(sides[0]).find('code').text()).toBe('a < b');
  });

  it('shows a paragraph that was rewritten as a whole, without marks inside', () => {
    const [older, newer] = [
      'It works in one way, so use the one tool there.',
      'One tool is there: so it works, in use, the one way.',
    ];
    const pair = load(renderPage(comparePages(page('v1', `<p>${older}</p>`), page('v2', `<p>${newer}</p>`))));
    expect(pair('del.changes-whole > p').text()).toBe(older);
    expect(pair('ins.changes-whole > p').text()).toBe(newer);
    expect(pair('.changes-pair')).toHaveLength(1);
  });

  it('begins a section that one version has, and says how much more there is', () => {
    expect(section('check').find('del p').text()).toBe('One.Two.');
    expect(section('check').text()).toContain('… and 3 more words');
    expect(section('store').find('ins pre').text()).toBe('await get();');
  });

  it('shows a section without a change as its heading with links to both', () => {
    expect(section('same').find('p:not(.changes-links)')).toHaveLength(0);
    const links = section('same').find('a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(['/docs/v1/state/#same', '/docs/state/#same']);
  });

  it('lists every section with what became of it, and leads from change to change', () => {
    expect(
      $('nav li')
        .toArray()
        .map((item) => $(item).text()),
    ).toEqual(['Introduction Different', 'Same Unchanged', 'Checkpoint Gone', 'Data store New']);
    const jumps = section('check').find('.changes-jumps a').toArray();
    expect(jumps.map((link) => $(link).attr('href'))).toEqual(['#introduction', '#store']);
    expect(
      $('a[href^="#"]')
        .toArray()
        .filter((link) => $(link.attribs.href).length !== 1),
    ).toEqual([]);
  });

  it('shows figures from the facts, and says what a dash means', () => {
    expect($('section:has(#figures-compared) > p').text()).toContain('does not mention');
    expect(
      $('.changes-figures tbody tr')
        .toArray()
        .map((row) => $(row).find('td').text()),
    ).toEqual(['64KB–', '–2GB']);
  });

  it('leaves out the links to other pages', () => {
    expect(difference.summary.sections).toEqual({new: 1, gone: 1, renamed: 0, changed: 1, same: 1});
    const {gone, both, added} = difference.summary.words;
    expect(gone + both + added).toBe(100);
  });
});
