/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {latestVersion} from '../../config/versions';

let banner: 'none' | 'unreleased' | null = null;
let suggestion: {path: string} | undefined;
jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {permalink: '/docs/v9/limits/'}, frontMatter: {}}),
  useDocsVersion: () => ({banner, label: 'v9'}),
  useDocsPreferredVersion: () => ({savePreferredVersionName: () => undefined}),
  useDocVersionSuggestions: () => ({latestDocSuggestion: suggestion}),
}));
const {default: DocVersionBanner} = await import('./index');

it('links to the latest version on pages of an unreleased one', () => {
  [banner, suggestion] = ['unreleased', {path: '/docs/limits/'}];
  render(<DocVersionBanner />);
  expect(screen.getByRole('complementary', {name: 'Version'})).toHaveTextContent('Millrace v9 isn’t released yet.');
  const link = screen.getByRole('link', {name: `Read this page for ${latestVersion.label}`});
  expect(link).toHaveAttribute('href', '/docs/limits/');
});

it('shows that a page only exists in an unreleased version', () => {
  [banner, suggestion] = ['unreleased', undefined];
  render(<DocVersionBanner />);
  expect(screen.getByText(/isn’t released yet/).parentElement).toHaveTextContent(
    `There is no such page for ${latestVersion.label}.`,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing in the latest version', () => {
  banner = null;
  expect(render(<DocVersionBanner />).container).toBeEmptyDOMElement();
});
