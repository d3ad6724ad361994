import {describe, expect, it} from '@jest/globals';
import {ask, first, page, PAGES, section, start} from '../../tests/engineFixture';

describe('the language of the samples', () => {
  const engine = start([
    page('/code/nodejs/', 'Modules', 'Import modules in code.'),
    page('/code/python/', 'Modules', 'Import modules in code.'),
    page('/modules/', 'Import modules', 'Import modules in code, and import more modules.'),
  ]);
  const order = (query: string, codeLanguage?: string): string[] =>
    engine.search({query, limit: 10, perPage: 1, snippetLength: 160, codeLanguage}).hits.map(({pageUrl}) => pageUrl);

  it('decides among equals', () => {
    expect(order('code', 'nodejs').indexOf('/code/nodejs/')).toBeLessThan(
      order('code', 'nodejs').indexOf('/code/python/'),
    );
    expect(order('code', 'python').indexOf('/code/python/')).toBeLessThan(
      order('code', 'python').indexOf('/code/nodejs/'),
    );
  });

  it('does not come before a better match', () => expect(order('import modules', 'python')[0]).toBe('/modules/'));
});

describe('what authors and sites may do', () => {
  const twice = page(
    '/twice/',
    'Twice',
    'One page.',
    section('Setup', 'Of red things.'),
    section('Setup', 'Of blue things.'),
  );

  it('gives both sections where two headings of a page have one id, and each address once', () => {
    const engine = start([twice, ...PAGES]);
    expect(first('red things', engine)).toBe('/twice/');
    expect(first('blue things', engine)).toBe('/twice/');
    expect(ask('setup', engine).hits.map(({url}) => url)).toEqual(['/twice/#setup']);
  });

  it('survives a page that is there twice', () => {
    expect(first('red things', start([twice, twice]))).toBe('/twice/');
  });

  it('ranks by the weights and boosts of the site', () => {
    const pages = [page('/a/', 'Colours', 'Red.'), page('/b/', 'Red', 'Colours are many and some more words.')];
    expect(first('red', start(pages))).toBe('/b/');
    const settings = {synonyms: [], boosts: {title: 0.01}, weights: {titleEquals: 1}};
    expect(first('red', start(pages, {settings}))).toBe('/a/');
  });

  it('finds words of another language as they are written', () => {
    const engine = start([page('/zeit/', 'Zeitplan', 'Ein Ablauf beginnt täglich.')], {locale: 'de'});
    expect(first('taglich', engine)).toBe('/zeit/');
    expect(first('zeitpl', engine)).toBe('/zeit/');
  });
});
