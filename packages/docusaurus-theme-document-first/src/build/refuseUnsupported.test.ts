import {expect, it} from '@jest/globals';
import type {DocusaurusConfig} from '@docusaurus/types';
import {refuseUnsupported} from './refuseUnsupported';

const OWN = 'docusaurus-theme-document-first';

const refuse =
  (config: object): (() => void) =>
  () =>
    refuseUnsupported({future: {}, plugins: [], themes: [OWN], ...config} as unknown as DocusaurusConfig);

it.each([
  ['the hash router', {future: {experimental_router: 'hash'}}, /experimental_router is "hash".*browser router/],
  ['other themes before it', {themes: ['@docusaurus/theme-mermaid', [OWN, {}]]}, /theme-mermaid before.*first/],
  ['offline use by its short name', {plugins: ['pwa']}, /plugins has pwa.*application\.json.*Leave one/],
  ['offline use with options', {plugins: [['@docusaurus/plugin-pwa', {}]]}, /plugins has @docusaurus\/plugin-pwa/],
])('refuses %s, and says why', (_, config, message) => {
  expect(refuse(config)).toThrow(message);
});

it('takes a site with other themes after it, and plugins that it makes itself', () => {
  expect(refuse({themes: [[OWN, {}], '@docusaurus/theme-mermaid'], plugins: [() => null, false]})).not.toThrow();
});
