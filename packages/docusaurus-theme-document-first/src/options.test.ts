import {expect, it} from '@jest/globals';
import type {OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options, type PluginOptions} from './options';

const read = (options: Options): PluginOptions =>
  validateOptions({validate: normalizePluginOptions, options} as OptionValidationContext<Options, PluginOptions>);

it.each([
  ['a mode', {hydrate: {'/play/**': 'now'}}, /hydrate.*\[load, visible, idle, interaction\]/],
  ...['play/**', '^/play/.*$', '/play/.*', '/play$'].map(
    (pattern) =>
      [
        'a pattern',
        {hydrate: {[pattern]: 'load'}},
        `"hydrate" has the pattern "${pattern}"; allowed: an address`,
      ] as const,
  ),
  [
    'a duration',
    {timings: {copyConfirmation: '1s'}},
    /"timings\.copyConfirmation" must be a whole number of milliseconds.*given: '1s'/,
  ],
  [
    'a duration',
    {timings: {copyConfirmation: 0.5}},
    /"timings\.copyConfirmation" must be a whole number of milliseconds/,
  ],
  ['an answer', {subsetFonts: 'yes'}, /"subsetFonts" must be true or false \(given: 'yes'\)/],
  ['a part', {codeLanguages: {toml: {grammar: 'a'}}}, /"codeLanguages\.toml" has no "label"; its options: label, gr/],
  [
    'a key of a language',
    {codeLanguages: {toml: {label: 'TOML', grammer: 'toml'}}},
    /"codeLanguages\.toml\.grammer" isn't an option; allowed: label, grammar/,
  ],
  ['a name', {loadAhead: 'none'}, /"loadAhead" is called "speculationRules" now/],
  ['a name', {tabAddress: {}}, /"tabAddress" is called "tabQueryParameter" now/],
  ['a name', {timings: {copied: 5}}, /"timings\.copied" is called "copyConfirmation" now/],
  ['a name', {pageTools: {module: './a.ts', interests: 'a'}}, /"pageTools\.interests" is called "selector" now/],
  ['a name', {headingFonts: true}, /"headingFonts" is called "subsetFonts" now/],
  ['a name', {conditionalStyles: {print: []}}, /"conditionalStyles" is replaced: .*"printStyles"/],
])('rejects unknown %s', (_, options, message) => {
  expect(() => read(options as unknown as Options)).toThrow(message);
});

it.each(['/docs/3.*/**', '/v1.*', '/'])('accepts the pattern %s', (pattern) => {
  expect(() => read({hydrate: {[pattern]: 'load'}})).not.toThrow();
});

const address = (values: Record<string, string[]>): Options => ({
  tabQueryParameter: {parameter: 'lang', group: 'os', values},
});

it.each([
  [{mac: ['apple'], ios: ['phone', 'apple']}, 'apple'],
  [{mac: ['macos', 'ios'], ios: ['phone']}, 'ios'],
])('rejects the same name for two tabs: %j', (values, name) => {
  expect(() => read(address(values))).toThrow(
    `"tabQueryParameter.values" has "${name}" for [mac, ios]; allowed: each name for one tab`,
  );
});

it('accepts the name of a tab as its own alias', () => {
  expect(read(address({mac: ['mac', 'macos'], windows: []})).tabQueryParameter?.values.windows).toEqual([]);
});
