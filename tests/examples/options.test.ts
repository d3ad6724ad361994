import {describe, expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import * as builtSite from 'docusaurus-plugin-built-site';
import * as facts from 'docusaurus-plugin-facts';
import {createFacts} from 'docusaurus-plugin-facts/facts';
import * as history from 'docusaurus-plugin-page-history';
import * as documentFirst from 'docusaurus-theme-document-first';
import * as search from 'docusaurus-theme-search';
import {assertFilesExist} from '../../packages/docusaurus-theme-document-first/src/build/extraFiles';

type Read = (options: Record<string, unknown>) => unknown;

/** Validates options like Docusaurus, which adds `id`. */
const asPlugin =
  ({validateOptions}: {validateOptions: (given: never) => unknown}): Read =>
  (options) =>
    validateOptions({validate: normalizePluginOptions, options} as never);

const example = createFacts({
  locale: 'en',
  groups: {limits: {size: {value: 1, unit: 'KB', meaning: 'size of one request'}}},
  versions: {current: {}},
  source: 'facts.ts',
});

const isPlain = (given: unknown): boolean => Object.getPrototypeOf(given ?? 0) === Object.prototype;

const PARTS: readonly (readonly [name: string, read: Read])[] = [
  ['docusaurus-plugin-built-site', asPlugin(builtSite)],
  ['markdown()', (options) => builtSite.markdown(options)],
  ['hosting()', (options) => builtSite.hosting(options)],
  ['docusaurus-plugin-facts', (options) => asPlugin(facts)(isPlain(options) ? {facts: example, ...options} : options)],
  ['docusaurus-plugin-page-history', asPlugin(history)],
  ['docusaurus-theme-document-first', asPlugin(documentFirst)],
  ['docusaurus-theme-search', asPlugin(search)],
];

function refusal(read: Read, options: Record<string, unknown>): string {
  try {
    read(options);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

/** A value that's invalid for every option: not a list, string, boolean, function or number. */
const WRONG = -1.5;

describe.each(PARTS)('the options of %s', (name, read) => {
  const unknown = refusal(read, {optoin: {a: 1}});
  const [, names = ''] = /allowed: (?:the options )?([\w, ]+)/i.exec(unknown) ?? [];

  it('are listed for an unknown one', () => {
    expect(unknown).toContain('docusaurus.config.ts');
    expect(unknown).toContain(name);
    expect(unknown).toMatch(/"optoin".*\{\s?"?a"?: ?1\s?\}/);
    expect(names.split(', ').length).toBeGreaterThan(1);
  });

  it.each([[null], [['a']], ['on'], [7]])('must be an object, not %j', (given) => {
    const message = refusal(read, given as never);
    expect(message).toContain('docusaurus.config.ts');
    expect(message).toMatch(/must be|allowed/i);
  });

  it.each(names.split(', ').filter((option) => option !== 'id'))(
    'reject an invalid %s and list allowed values',
    (option) => {
      const message = refusal(read, {[option]: WRONG});
      expect(message).toContain('docusaurus.config.ts');
      expect(message).toContain(name);
      expect(message).toContain(`"${option}"`);
      expect(message).toContain(String(WRONG));
      expect(message).toMatch(/must be|allowed|does not match any|write facts:/i);
    },
  );
});

it.each([
  [facts, {facts: null}, /docusaurus-plugin-facts: "facts" isn't made by createFacts; .*\(given: null\)/],
  [
    facts,
    {facts: {locale: 'en', groups: {}, versions: {current: {}}}},
    /"facts" isn't made by createFacts; write facts: createFacts\(\{…\}\), imported/,
  ],
  [documentFirst, {timings: {copyed: 1000}}, /"timings\.copyed" isn't an option; allowed: copyConfirmation, copyFlash/],
  [
    documentFirst,
    {pageTools: {modul: './a.ts', module: './a.ts'}},
    /"pageTools\.modul" isn't an option; allowed: module/,
  ],
  [
    documentFirst,
    {unusedClasses: ['badge']},
    /"unusedClasses\[0\]" must be a regular expression without.*\(given: 'badge'\)/,
  ],
  [
    history,
    {sections: [{id: 'a', label: 'A', folder: ['a']}]},
    /"sections\[0\]" has no "folders"; its options: id, label, folders/,
  ],
  [history, {sections: [{id: 'pages', label: 'A', folders: []}]}, /"sections\[0\]\.id" is the name of.*given: 'pages'/],
  [
    history,
    {
      sections: [
        {id: 'a', label: 'A', folders: []},
        {id: 'a', label: 'B', folders: ['b']},
      ],
    },
    /"sections\[1\]" has the same id as "sections\[0\]"; allowed: each id once/,
  ],
  [
    history,
    {sections: [{id: 'a', label: 'A', folders: ['docs/api']}]},
    /"sections\[0\]\.folders\[0\]" must be the first folder.*given: 'docs\/api'/,
  ],
  [
    history,
    {sections: [{name: 'A', id: 'a', folders: []}]},
    /"sections\[0\]" has no "label"; its options: id, label, folders \(given: \{ name/,
  ],
  [history, {dateLocales: {en: 'en_AU'}}, /"dateLocales\.en" must be a locale such as "en-GB" \(given: 'en_AU'\)/],
  [history, {ignoredSamples: 'output'}, /"ignoredSamples" must be a regular expression without.*such as \/output\/ /],
  [history, {dateLocales: {de: 'german'}}, /"dateLocales\.de" must be a locale/],
  [
    search,
    {ignoredElements: ['.note', 'p:frist-child']},
    /"ignoredElements\[1\]" must be a CSS selector such as "\.badge" \(given: 'p:frist-child'\)/,
  ],
  [search, {ignoredSections: ['see also']}, /"ignoredSections\[0\]" must be the id of a heading without #/],
  [
    search,
    {startingPoints: [{to: 'mailto:help@example.com', label: 'us'}]},
    /"startingPoints\[0\]\.to" must be an address on this site/,
  ],
  [search, {startingPoints: [{url: '/', label: 'Start'}]}, /"startingPoints\[0\]" has no "to"; its options: to, label/],
  [search, {page: ''}, /"page" is empty; allowed: lower-case letters, digits and hyphens, or false/],
  [search, {hosted: {appId: 'A'}}, /"hosted" is replaced: configure Algolia in themeConfig\.algolia/],
  [search, {timings: {copied: 5}}, /"timings\.copied" isn't an option; allowed: hostedTimeout/],
])('names the setting inside an option: %#', (part, options, message) => {
  expect(refusal(asPlugin(part as never), options)).toMatch(message);
});

it.each([
  [['markdown'], /"outputs\[0\]" must be markdown\(\), hosting\(\) or a function of your own \(given: 'markdown'\)/],
  [[null], /"outputs\[0\]" must be markdown\(\), hosting\(\)/],
  [[builtSite.markdown], /"outputs\[0\]" isn't called; allowed: markdown\(\), hosting\(\)/],
  [[builtSite.markdown(), builtSite.hosting], /"outputs\[1\]" isn't called/],
  [
    [builtSite.hosting(), builtSite.markdown(), builtSite.hosting({forms: ['https://example.com']})],
    /"outputs\[2\]" is a second hosting\(\), whose files would replace those of "outputs\[0\]"; allowed: one hosting/,
  ],
])('explains invalid outputs: %#', (outputs, message) => {
  expect(refusal(asPlugin(builtSite), {outputs})).toMatch(message);
});

it.each([
  [{scripts: ['wasm-unsafe-eval']}, /"scripts\[0\]" must be .*"'wasm-unsafe-eval'" with both pairs of quotes/],
  [
    {
      redirects: [
        {from: '/old', to: '/'},
        {from: '/a', to: '/'},
        {from: '/old/', to: '/b'},
      ],
    },
    /"redirects\[2\]" has the same "from" as "redirects\[0\]"; allowed: each address once/,
  ],
])('explains invalid options of hosting(): %#', (options, message) => {
  expect(refusal((given) => builtSite.hosting(given), options)).toMatch(message);
});

it('names the settings of outputs', () => {
  expect(refusal((options) => builtSite.hosting(options), {redirects: [{form: '/a', to: '/b'}]})).toMatch(
    /hosting\(\): "redirects\[0\]/,
  );
  expect(refusal((options) => builtSite.markdown(options), {more: [{name: 'A', file: 'a', txt: ''}]})).toMatch(
    /markdown\(\): "more\[0\]/,
  );
});

it.each([
  ['documentModules', {documentModules: ['./src/gone.ts']}, 'does not exist'],
  ['pageTools.module', {pageTools: {module: './src/gone.ts'}}, 'does not exist'],
  ['printStyles', {printStyles: ['./src/gone.css']}, 'does not exist'],
  ['componentFolders', {componentFolders: ['src/gone']}, 'does not exist'],
  ['pageTools.module', {pageTools: {module: './src/css'}}, 'is not a module'],
  ['printStyles', {printStyles: ['src/css']}, 'is not a \\.css file'],
  ['printStyles', {printStyles: ['./src/document.ts']}, 'is not a \\.css file'],
  ['componentFolders', {componentFolders: ['./src/document.ts']}, 'is not a folder'],
])('names the invalid file or folder in %s: %j %s', (setting, given, problem) => {
  const options = asPlugin(documentFirst)(given) as Parameters<typeof assertFilesExist>[1];
  expect(() => assertFilesExist(process.cwd(), options)).toThrow(
    new RegExp(`docusaurus-theme-document-first: "${setting}" names \\S+, and ${process.cwd()}/src/\\S+ ${problem}$`),
  );
});

it('accepts modules by their folder or without extension', () => {
  const given = {documentModules: ['src/document', 'src/markdown'], componentFolders: ['src/components/']};
  const options = asPlugin(documentFirst)(given) as Parameters<typeof assertFilesExist>[1];
  expect(() => assertFilesExist(process.cwd(), options)).not.toThrow();
});
