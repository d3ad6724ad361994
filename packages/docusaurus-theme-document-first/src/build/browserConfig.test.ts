import {expect, it} from '@jest/globals';
import type {DocusaurusConfig} from '@docusaurus/types';
import {omitConfigFields} from './browserConfig';

const CONFIG = {
  title: 'Berths',
  presets: [['classic', {docs: {path: 'docs'}}]],
  plugins: ['./plugin.ts'],
} as unknown as DocusaurusConfig;

it('omitConfigFields leaves the configuration of other sites complete, because their pages can read it', () => {
  expect(omitConfigFields(CONFIG, [])).toEqual(CONFIG);
});

it('omitConfigFields only removes the named fields', () => {
  expect(omitConfigFields(CONFIG, ['plugins', 'themes'])).toEqual({title: CONFIG.title, presets: CONFIG.presets});
});
