import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {checkFrontMatter, createFrontMatterParser, PLACEHOLDER_DESCRIPTION, routeOfSource} from '.';
import {HTML_PAGES} from '../../config/addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const GOOD = {title: 'Limits', description: 'Every limit.'};
const FILE = '---\ntitle: Limits\ndescription:\n---\n';

describe('checkFrontMatter', () => {
  it('takes a complete page', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', FILE, GOOD)).not.toThrow();
  });

  it('names file, line and what is allowed for a field that is empty', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', FILE, {...GOOD, description: null})).toThrow(
      /docs\/limits\/index\.mdx:3: front matter "description" is null; allowed: one sentence/,
    );
  });

  it('points to the first line for a field that is missing', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', '---\n---\n', {})).toThrow(
      /index\.mdx:1: front matter "title" is missing/,
    );
  });

  it('names every wrong field at once', () => {
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {outline: 'yes'})).toThrow(
      /title[\s\S]*description[\s\S]*outline/,
    );
  });

  it.each([
    ['sidebar_title', 'Limits', 'is not known; write "sidebar_label"'],
    ['colour', 'red', 'is not known; allowed: title, description'],
    ['description', PLACEHOLDER_DESCRIPTION, 'allowed: one sentence of your own'],
    ['outline', true, 'is true; allowed: nothing in what is published'],
  ])('refuses %s: %s', (field, value, said) => {
    const file = `---\n${field}: ${value}\n---\n`;
    expect(() => checkFrontMatter('docs/a/index.mdx', file, {...GOOD, [field]: value})).toThrow(
      new RegExp(`^docs/a/index\\.mdx:2: front matter "${field}".*${said}`),
    );
  });

  it.each([
    ['a day that is none', '2026-02-31 A', '2026-11-26'],
    ['a month that is none', '2026-13-45 A', '2026-11-26'],
    ['a day that has not come', '2026-11-28 A', '2026-11-26'],
    ['no day', 'A', '2026-11-26'],
  ])('refuses %s in changes', (_, given, today) => {
    const check = () =>
      checkFrontMatter('docs/a/index.mdx', FILE, {...GOOD, changes: [given]}, false, Date.parse(today));
    expect(check).toThrow(/front matter "changes" is .*; allowed: a list of days up to today/);
  });

  it('takes a day that has come somewhere on earth', () => {
    const changes = ['2024-02-29 A', '2026-11-27 B'];
    const now = Date.parse('2026-11-26T13:00:00Z');
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {...GOOD, changes}, false, now)).not.toThrow();
  });

  it('shows a page from the template while it is written', () => {
    const template = {...GOOD, description: PLACEHOLDER_DESCRIPTION, outline: true};
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, template, true)).not.toThrow();
  });

  describe('a page of an older version', () => {
    const source = 'versioned_docs/version-v1/orgs/index.mdx';
    const older = {...GOOD, v2_changes: 'Organisations became workspaces. They keep `their.id`.'};

    it('names its counterpart, has it under the same route, or says that there is none', () => {
      expect(() => checkFrontMatter(source, FILE, older)).not.toThrow();
      expect(() => checkFrontMatter(source, FILE, {...older, v2: '/workspaces/'})).not.toThrow();
      expect(() => checkFrontMatter(source, FILE, {...older, v2: 'none'})).not.toThrow();
      expect(() => checkFrontMatter(source, FILE, {...older, v2: 5})).toThrow(/"v2" is 5; allowed: the route/);
    });

    it.each([
      ['nothing', undefined, 'missing'],
      ['no sentence', 'Workspaces', '"Workspaces"'],
      ['too many sentences', 'One. Two. Three. Four.', '"One. Two. Three. Four."'],
    ])('says what is different in one to three sentences, not in %s', (_, given, shown) => {
      const file = `---\ntitle: Organisations\nv2_changes: ${given}\n---\n`;
      expect(() => checkFrontMatter(source, file, {...older, v2_changes: given})).toThrow(
        `${source}:3: front matter "v2_changes" is ${shown}; allowed: one to three sentences`,
      );
    });
  });

  it('refuses a counterpart and differences on a v2 page', () => {
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {...GOOD, v2: '/a/'})).toThrow(/older versions only/);
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {...GOOD, v2_changes: 'It moved.'})).toThrow(/only there/);
  });
});

it.each([
  ['<RestResource tag="Sources" />', {what: 'operations tagged Sources', file: 'src/facts/openapi.yaml'}],
  ['<RestIndex />', {what: 'operations', file: 'src/facts/openapi.yaml'}],
  ['<CliIndex />', {what: 'commands', file: 'src/facts/cli.yaml'}],
  ['See `<RestIndex />`.', undefined],
])('a page with %s is made from %j', async (body, madeFrom) => {
  const {frontMatter} = await createFrontMatterParser()({
    filePath: join(process.cwd(), 'docs/a/index.mdx'),
    fileContent: `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`,
    defaultParseFrontMatter: async () => ({frontMatter: GOOD, content: body}),
  });
  expect(frontMatter.made_from).toEqual(madeFrom);
});

describe('routeOfSource', () => {
  it.each([
    ['docs/index.mdx', '/'],
    ['docs/limits/index.mdx', '/limits/'],
    [`docs${HTML_PAGE}/index.mdx`, HTML_PAGE],
    ['versioned_docs/version-v1/index.mdx', '/v1/'],
    ['versioned_docs/version-v1/workflows/steps/index.mdx', '/v1/workflows/steps/'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/limits/index.mdx', '/limits/'],
    ['i18n/fr/docusaurus-plugin-content-docs/version-v1/index.mdx', '/v1/'],
    ['README.md', null],
  ])('%s is %s', (source, route) => {
    expect(routeOfSource(source)).toBe(route);
  });
});
