import {expect, it} from '@jest/globals';
import type {Section} from './engine/records';
import type {ListedPage} from './readDocs';
import {findUnknownIds} from './findUnknownIds';

const section = (slug: string | null): Section => ({level: 2, title: 'A', slug, text: '', identifiers: []});
const listed = (sidebar: string) => ({place: {sidebar, path: []}}) as unknown as ListedPage;
const VERSIONS = [{pages: [listed('docs'), listed('reference'), listed('')]}, {pages: [{} as ListedPage]}];
const PAGES = [
  {sections: [section(null), section('see-also'), section('install')], ignored: ['next-steps']},
  {sections: [section('next-step-2')], ignored: []},
];
const START = 'docusaurus.config.ts, options of docusaurus-theme-search: ';

const warn = (categories: Record<string, string>, ignoredSections: string[], locales = ['en']) =>
  findUnknownIds({categories, ignoredSections}, VERSIONS, PAGES, {locales});

it('warns about an unknown sidebar and lists known ones', () => {
  expect(warn({reference: 'Reference', refrence: 'Reference', '': 'A'}, [])).toEqual([
    `${START}"categories.refrence" isn't the id of a sidebar with pages; allowed: docs, reference`,
    `${START}"categories." isn't the id of a sidebar with pages; allowed: docs, reference`,
  ]);
});

it('warns about an unknown heading and lists similar ids', () => {
  expect(warn({}, ['next-steps', 'next-step'])).toEqual([
    `${START}"ignoredSections" has "next-step", which isn't the id of a heading; similar ids: next-step-2, see-also, install`,
  ]);
});

it("doesn't check headings of a translated site", () => {
  expect(warn({api: 'API'}, ['prochaines-etapes'], ['en', 'fr'])).toEqual([
    expect.stringContaining(`"categories.api" isn't the id of a sidebar`),
  ]);
});
