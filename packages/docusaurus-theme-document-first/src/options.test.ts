import {describe, expect, it} from '@jest/globals';
import type {OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options, type PluginOptions} from './options';

const read = (options: Options): PluginOptions =>
  validateOptions({validate: normalizePluginOptions, options} as OptionValidationContext<Options, PluginOptions>);

describe('validateOptions', () => {
  it.each([
    ['a mode', {hydrate: {'/play/**': 'now'}}, /hydrate.*\[load, visible, idle, interaction\]/],
    ['a pattern', {hydrate: {'play/**': 'load'}}, /"hydrate\.play\/\*\*" is a pattern without a slash/],
  ])('refuses %s that it does not know', (_, options, message) => {
    expect(() => read(options as unknown as Options)).toThrow(message);
  });
});
