/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DataTable from '.';
import type {DataTableProps} from './rows';

const props: DataTableProps = {
  caption: 'Sizes',
  columns: ['What', 'Size', 'Note'],
  rows: [
    {id: 'row-tmp', cells: ['`/tmp`', '2GB', 'in [files](/limits/#disk)']},
    ['Body', '512KB', 'of a request'],
    ['Sources', 'No limit', 'on every plan'],
    ['Email', '30MB', 'attachments too'],
  ],
  filterLabel: 'Filter sizes',
};

function firstCells(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace('#', '').trim() ?? null);
}

it('filters by all words, announces the count, and can be reset if nothing matches', async () => {
  const user = userEvent.setup();
  render(<DataTable {...props} />);
  expect(screen.getByRole('status')).toHaveTextContent('4 rows');
  await user.type(screen.getByLabelText('Filter sizes'), 'MB att');
  expect(firstCells()).toEqual(['Email']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 rows');
  await user.type(screen.getByLabelText('Filter sizes'), 'zzz');
  expect(screen.getByText(/No rows contain/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', {name: 'Clear the filter'}));
  expect(firstCells()).toHaveLength(4);
  expect(screen.getByLabelText('Filter sizes')).toHaveFocus();
});

it('links a row with an anchor without adding the link to its name', () => {
  render(<DataTable {...props} />);
  const row = screen.getByRole('row', {name: /^\/tmp/});
  expect(within(row).getByRole('link', {name: 'Link to this row'})).toHaveAttribute('href', '#row-tmp');
  expect(within(row).getByRole('rowheader')).toHaveAccessibleName('/tmp');
});

it('labels cells for phones by their column or own label, and omits empty ones', () => {
  const cell = (label: string) => ({text: '2GB', content: '2GB', label});
  render(
    <DataTable
      {...props}
      columns={['What', 'Free', 'Paid', 'Note']}
      rows={[['Disk', cell('All'), cell(''), 'in `/tmp`']]}
    />,
  );
  expect(screen.getAllByRole('cell').map((one) => one.getAttribute('data-label'))).toEqual(['All', null, 'Note']);
});

it('has no filter if there are no rows', () => {
  render(<DataTable {...props} rows={[]} />);
  expect(screen.queryByText(/No rows contain/)).not.toBeInTheDocument();
});
