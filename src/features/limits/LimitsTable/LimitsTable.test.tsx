/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {render, screen, within} from '@testing-library/react';
import LimitsTable from '.';
import {getRouteSourceFile, versions} from '../../../config/versions';
import {getFactText} from '../../../facts';
import {formatAtLimit} from '../../../facts/formatAtLimit';
import {resolveLimits} from '../../../facts/resolveLimits';

it('shows a limit with its plans, what happens at the limit, and its anchor', () => {
  render(<LimitsTable />);
  const row = screen.getByRole('rowheader', {name: /HTTP request body/}).closest('tr');
  expect(row).toHaveAttribute('id', 'limit-http-body');
  expect(row).toHaveTextContent(getFactText('limits.payloadSize'));
  expect(within(row as HTMLElement).getByRole('link', {name: 'Request Entity Too Large'})).toHaveAttribute(
    'href',
    `${versions.find(({folder}) => folder === 'docs')?.prefix}troubleshooting/#request-entity-too-large`,
  );
});

it('groups the limits by task', () => {
  render(<LimitsTable />);
  const heading = screen.getByRole('cell', {name: 'Pause, retry and queue'});
  const below = heading.closest('tbody') as HTMLElement;
  expect(within(below).getByRole('rowheader', {name: /Queued events/})).toBeInTheDocument();
  expect(within(below).queryByRole('rowheader', {name: /HTTP request body/})).toBeNull();
});

it('labels values by plan, or as "All plans"', () => {
  render(<LimitsTable />);
  const getLabels = (name: RegExp): (string | null)[] => {
    const row = screen.getByRole('rowheader', {name}).closest('tr') as HTMLElement;
    const cells = within(row).getAllByRole('cell').slice(0, 2);
    return cells.map((cell) => cell.getAttribute('data-label'));
  };
  expect(getLabels(/HTTP request body/)).toEqual(['All plans', null]);
  expect(getLabels(/Workflow execution time/)).toEqual(['Free', 'Pro and Team']);
});

it.each(versions.map(({id}) => id))('shows what happens when reaching each limit of %s', (version) => {
  for (const limit of resolveLimits(version)) expect(`${limit.id}: ${formatAtLimit(limit)}`).toMatch(/: \S/);
});

it.each(versions.map(({id}) => id))('links each limit of %s to an existing heading', (version) => {
  for (const {page, anchor} of resolveLimits(version))
    expect(readFileSync(getRouteSourceFile(page), 'utf8')).toContain(`{/* #${anchor} */}`);
});

it('can show a single part without anchors and filter', () => {
  const {container} = render(<LimitsTable group="components" />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  expect(container.querySelector('tr[id]')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
