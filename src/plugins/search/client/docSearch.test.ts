import {groupHits, hitUrl, toDialogHit, toDialogResult, type DialogHit, type HitPlace} from './docSearch';
import type {SearchHit} from '../engine/result';
import {failureNotice, noticeOf} from './notice';
import {typeKey} from './useTypedAhead';

const HIT: SearchHit = {
  path: '/limits/',
  anchor: 'memory',
  pageTitle: 'Limits <all>',
  heading: 'Memory',
  headingHtml: '<mark>Memory</mark>',
  snippetHtml: 'up to <mark>10GB</mark>',
};

const PLACE: HitPlace = {first: true, pages: 12, base: '/docs/', version: 'latest'};

describe('hits of the dialog', () => {
  it('are sections, with the heading above the text that matched', () => {
    const hit = toDialogHit(HIT, PLACE);
    expect(hit).toMatchObject({type: 'lvl2', url: '/docs/limits/#memory', content: null});
    expect(hit.hierarchy).toMatchObject({lvl0: null, lvl1: 'Limits &lt;all&gt;', lvl2: 'Memory'});
    expect(hit._snippetResult.html).toContain('title"><mark>Memory</mark></span>');
    expect(hit._snippetResult.html).toContain('path">up to <mark>10GB</mark></span>');
    expect(hit._snippetResult.pages).toBe(12);
  });

  it('bear the name of their page where it does not stand above them', () => {
    const name = '<span class="mr-search-of">Limits &lt;all&gt;</span>';
    expect(toDialogHit(HIT, PLACE)._snippetResult).toMatchObject({first: true, html: expect.stringContaining(name)});
    expect(toDialogHit(HIT, {...PLACE, first: false})._snippetResult.html).not.toContain('mr-search-of');
    expect(toDialogHit({...HIT, anchor: null}, PLACE)._snippetResult.html).not.toContain('mr-search-of');
  });

  it('name the version where it is not the latest', () => {
    const v1 = {...PLACE, version: 'v1'} as const;
    expect(toDialogHit(HIT, v1).hierarchy.lvl1).toBe('Limits &lt;all&gt; (v1)');
    expect(toDialogHit(HIT, v1)._snippetResult.html).toContain('&gt; (v1)</span>');
    expect(toDialogHit({...HIT, anchor: null}, v1)._snippetResult.html).toContain('</mark> (v1)</span>');
  });

  it('stand for the page where there is no anchor', () => {
    const hit = toDialogHit({...HIT, anchor: null}, PLACE);
    expect(hit.hierarchy).toMatchObject({lvl0: null, lvl1: 'Limits &lt;all&gt;', lvl2: null});
    expect(hit).toMatchObject({type: 'lvl1', url: '/docs/limits/', content: 'up to 10GB'});
  });

  it('stand together by page, as hosted search may not give them', () => {
    const hits = [HIT, {...HIT, path: '/pricing/'}, {...HIT, anchor: 'disk'}];
    const answer = {hits, pages: 2, suggestions: [], depth: 'full', source: 'embedded', reason: null} as const;
    const result = toDialogResult(answer, 'memory', 'docs', '/docs/', 'latest') as {hits: DialogHit[]};
    expect(result.hits.map(({url, _snippetResult}) => [url, _snippetResult.first])).toEqual([
      ['/docs/limits/#memory', true],
      ['/docs/limits/#disk', false],
      ['/docs/pricing/#memory', true],
    ]);
  });

  it('keep the order of pages when they are brought together', () => {
    const hits = [HIT, {...HIT, path: '/pricing/'}, {...HIT, anchor: 'disk'}];
    expect(groupHits(hits).map(({path, hits: own}) => [path, own.length])).toEqual([
      ['/limits/', 2],
      ['/pricing/', 1],
    ]);
  });

  it('lead to the one page whose address is a file', () => {
    expect(hitUrl({...HIT, path: '/a/b.html'}, '/docs/')).toBe('/docs/a/b.html#memory');
  });
});

describe('the line below the query', () => {
  it('is silent about answers as they should be', () => {
    expect(noticeOf({reason: null, depth: 'full'})).toBeNull();
  });

  it.each(['refused', 'unreachable', 'slow'] as const)('says that hosted search is %s', (reason) => {
    expect(noticeOf({reason, depth: 'full'})?.text).toContain('these results come from this site itself');
  });

  it.each(['missing', 'unreachable', 'damaged'] as const)('says what to do about a part that is %s', (kind) => {
    expect(failureNotice(kind)).toMatchObject({tone: 'alert', text: expect.stringContaining('retry')});
  });
});

describe('keys before the dialog is there', () => {
  const key = (name: string, ctrlKey = false): Parameters<typeof typeKey>[1] => ({
    key: name,
    ctrlKey,
    metaKey: false,
    altKey: false,
  });

  it('are kept as they would be in the field', () => {
    expect(typeKey('ab', key('c'))).toBe('abc');
    expect(typeKey('ab', key('Backspace'))).toBe('a');
    expect(typeKey('', key('é'))).toBe('é');
  });

  it('are left to the page where they type nothing', () => {
    expect(typeKey('ab', key('Enter'))).toBeNull();
    expect(typeKey('ab', key('v', true))).toBeNull();
  });
});
