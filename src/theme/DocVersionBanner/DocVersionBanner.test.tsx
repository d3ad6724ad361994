/** @jest-environment jsdom */
import {describe, expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {latestVersion} from '../../config/versions';

let banner: 'none' | 'unreleased' | null = null;
let suggestion: {path: string} | undefined;
jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {permalink: '/docs/v9/limits/'}, frontMatter: {}}),
  useDocsVersion: () => ({banner, label: 'v9'}),
  useDocsPreferredVersion: () => ({savePreferredVersionName: () => undefined}),
  useDocVersionSuggestions: () => ({latestDocSuggestion: suggestion, latestVersionSuggestion: {path: '/docs/'}}),
}));
const {default: DocVersionBanner} = await import('./index');

describe('DocVersionBanner', () => {
  it.each([
    ['the same page', {path: '/docs/limits/'}, '/docs/limits/', `Read this page for ${latestVersion.label}`],
    ['the front page', undefined, '/docs/', `Read the docs for ${latestVersion.label}`],
  ])('says that a version is not released, with a link to %s in the latest', (_, found, address, name) => {
    [banner, suggestion] = ['unreleased', found];
    render(<DocVersionBanner />);
    expect(screen.getByRole('complementary', {name: 'Version'})).toHaveTextContent('Millrace v9 isn’t released yet.');
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', address);
  });

  it('shows nothing in the latest version', () => {
    banner = null;
    expect(render(<DocVersionBanner />).container).toBeEmptyDOMElement();
  });
});
