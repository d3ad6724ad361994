/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';

let frontMatter: Readonly<Record<string, unknown>> = {};
jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: () => ({}),
  useDoc: () => ({metadata: {permalink: '/docs/limits/', frontMatter, unlisted: false}}),
}));
const {default: EditMetaRow} = await import('./index');

const EDIT = 'https://github.com/millrace/docs/edit/main/docs/limits/index.mdx';
const renderLine = (lastUpdatedAt: number | null, editUrl: string | null = EDIT): string =>
  render(<EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={null} />).container
    .textContent ?? '';

beforeEach(() => {
  frontMatter = {};
});

it('shows the edit link and both dates with labels', () => {
  frontMatter = {samples_run: {date: '2026-11-20', tools: 'Go 1.19, Python 3.11'}};
  expect(renderLine(Date.parse('2026-11-23'))).toBe(
    'Edit this pageLast changed 23 November 2026Samples last run 20 November 2026 on Go 1.19, Python 3.11',
  );
  expect(screen.getByText('Edit this page')).toHaveAttribute('href', EDIT);
  expect(screen.getByText('Last changed').getAttribute('href')).toMatch(/\/changes\/#dates$/);
  expect(screen.getByText('23 November 2026').getAttribute('datetime')).toBe('2026-11-23');
});

it('links to the OpenAPI document of generated pages', () => {
  frontMatter = {made_from: {what: 'operations tagged Events', file: 'src/facts/openapi.yaml'}};
  renderLine(null);
  expect(screen.getByText('Edit its operations tagged Events in openapi.yaml').getAttribute('href')).toMatch(
    /\/edit\/main\/src\/facts\/openapi\.yaml$/,
  );
});

it('omits unknown values', () => {
  expect(renderLine(null, null)).toBe('');
});
