/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {loader} from 'docusaurus-theme-search/embedded';
import type {SearchResponse} from 'docusaurus-theme-search/engine';
import ErrorFinder from '.';

async function paste(text: string) {
  const user = userEvent.setup();
  render(<ErrorFinder />);
  await user.click(screen.getByLabelText('Paste your error'));
  await user.paste(text);
  return user;
}

it('finds several errors in one log', async () => {
  await paste('12:00 Error: Timeout\n12:01 Out of Memory\n12:02 ENOSPC');
  expect(screen.getByRole('status')).toHaveTextContent('3 messages found.');
  expect(screen.getByText('12:01 Out of Memory')).toBeInTheDocument();
  expect(screen.getByText('A full disk')).toBeInTheDocument();
});

it('links to other help if nothing matches, and returns the focus', async () => {
  const user = await paste("TypeError: Cannot read properties of undefined (reading 'id')");
  expect(screen.getByRole('status')).toHaveTextContent('We do not recognise this as a platform error.');
  expect(screen.getByRole('link', {name: 'Inspector'})).toHaveAttribute('href', '/workflows/events/inspect/');
  expect(screen.getByRole('link', {name: /^Search all pages for “TypeError: Cannot read/})).toHaveAttribute(
    'href',
    '/search/?q=TypeError%3A%20Cannot%20read%20properties%20of%20undefined%20reading%20id',
  );
  const status = screen.getByRole('status');
  await user.click(screen.getByRole('button', {name: 'Clear'}));
  expect(screen.getByLabelText('Paste your error')).toHaveFocus();
  expect(screen.getByRole('status')).toBe(status);
});

it('searches the pages for the most significant line', async () => {
  const hit = {
    url: '/docs/http/#timeouts',
    pageUrl: '/docs/http/',
    pageTitle: 'HTTP',
    place: 'Workflows',
    heading: 'Timeouts',
  };
  const searchEmbedded = jest.fn<(query: string, limit: number) => Promise<SearchResponse>>().mockResolvedValue({
    hits: [{...hit, titleHtml: '<mark>Timeouts</mark>', snippetHtml: 'of a <mark>request</mark>'}],
    pageCount: 1,
  });
  loader.load = async () => ({default: () => undefined, searchEmbedded});
  await paste('12:00 started\nconnect ECONNREFUSED 10.0.0.12:5432');
  expect(await screen.findByRole('link', {name: 'Timeouts'})).toHaveAttribute('href', '/docs/http/#timeouts');
  expect(searchEmbedded).toHaveBeenCalledWith('connect ECONNREFUSED', 3);
});
