import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {latestVersion} from '../../../src/config/versions';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {findDeadLinks} from './makeDocument';
import {joinLinks, listChapters, makeUnique, writeDocument, type Chapter, type SidebarEntry} from './writeDocument';

const record = (path: string, frontmatter: PageRecord['frontmatter'] = {}): PageRecord => ({
  title: `Page ${path}`,
  description: '',
  frontmatter,
  path,
  relativePath: '',
  key: '',
  headers: [],
  version: 'v2',
  locale: 'en',
  unlisted: false,
});

const RECORDS = [
  record('/', {sidebar_label: 'Documentation'}),
  record('/cli/install/'),
  record('/code/'),
  record('/code/go/'),
  record('/code/go/files/', {parents: [{label: 'Go', path: '/code/go/'}]}),
  record('/loose/'),
];

const SIDEBARS: readonly (readonly SidebarEntry[])[] = [
  [{type: 'category', label: 'Code', link: {type: 'doc', id: 'code/index'}, items: ['code/go/index']}],
  [
    {type: 'category', label: 'CLI', items: [{type: 'doc', id: 'cli/install/index'}]},
    {type: 'link', label: 'Elsewhere'},
  ],
];

const outline = (chapters: readonly Chapter[]): unknown[] =>
  chapters.map(({label, page, children}) => [label, page?.path ?? null, ...outline(children)]);

it('lists the pages in reading order, those outside the sidebars below their parents', () => {
  expect(outline(listChapters(RECORDS, SIDEBARS))).toEqual([
    ['Documentation', '/'],
    ['Code', '/code/', ['Page /code/go/', '/code/go/', ['Page /code/go/files/', '/code/go/files/']]],
    ['CLI', null, ['Page /cli/install/', '/cli/install/']],
    ['Page /loose/', '/loose/'],
  ]);
});

describe('ids', () => {
  it('are made unique with all that names them', () => {
    const $ = load(`<div id="page"><h2 id="a">A</h2><table headers="a other"></table>
      <svg><style>#a{fill:red}</style><path marker-end="url(#a)"></path><use href="#a"></use><use href="#icon"></use></svg></div>`);
    makeUnique($, $('#page'), '/code/go/');
    expect($('h2').attr('id')).toBe('code-go--a');
    expect($('table').attr('headers')).toBe('code-go--a other');
    expect($('path').attr('marker-end')).toBe('url(#code-go--a)');
    expect($('style').text()).toBe('#code-go--a{fill:red}');
    expect(
      $('use')
        .toArray()
        .map(({attribs}) => attribs.href),
    ).toEqual(['#code-go--a', '#icon']);
  });

  it.each([
    ['#b', '#code-go--b'],
    ['/docs/', '#start'],
    ['/docs/limits/', '#limits'],
    ['/docs/limits/#memory', '#limits--memory'],
    ['/docs/v1/limits/', 'https://millrace.example/docs/v1/limits/'],
    ['https://go.dev/', 'https://go.dev/'],
  ])('link %s leads to %s', (href, expected) => {
    const $ = load(`<div id="page"><a href="${href}">Text</a></div>`);
    joinLinks($('#page'), '/code/go/', new Set(['/', '/limits/', '/code/go/']));
    expect($('a').attr('href')).toBe(expected);
  });
});

describe('the document', () => {
  const chapters = listChapters(RECORDS, SIDEBARS);
  const pages = new Map(
    RECORDS.map((page) => [
      page.path,
      {record: page, html: load(`<div class="theme-doc-markdown"><h1>${page.title}</h1><h2 id="x">Part</h2></div>`)},
    ]),
  );
  const frame = {
    version: latestVersion,
    css: '',
    logo: '',
    edition: '1 November 2026',
    sheets: new Map([['code-go', 7]]),
  };
  const $ = load(writeDocument(pages, chapters, frame));

  it('has contents with the sheet of each page', () => {
    expect($('.contents a[href="#code-go"]').text()).toBe('Page /code/go/7');
    expect($('.contents a').length).toBe(7);
    expect($('.title-page').text()).toContain('As of 1 November 2026.');
  });

  it('has headings as deep as their chapter', () => {
    const levels = $('#cli-install [aria-level]')
      .toArray()
      .map((heading) => [$(heading).text(), heading.attribs['aria-level']]);
    expect(levels).toEqual([
      ['CLI', '1'],
      ['Page /cli/install/', '2'],
      ['Part', '3'],
    ]);
    expect($('#code-go-files .chapter-place').text()).toBe('Code › Page /code/go/');
  });
});

it('a link that leads nowhere is found', () => {
  const html =
    '<a href="#there">one</a><a href="#nowhere">two</a><a href="https://go.dev/">three</a><h1 id="there">There</h1>';
  expect(findDeadLinks(html)).toEqual(['#nowhere']);
});
