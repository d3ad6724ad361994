/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DataTable from '.';
import type {DataTableProps} from './useDataTable';

const props: DataTableProps = {
  caption: 'Sizes',
  columns: ['What', 'Size', {label: 'Note', sort: false}],
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

describe('DataTable', () => {
  it('sorts by keyboard: up, down, and back to the order of the page', async () => {
    const user = userEvent.setup();
    render(<DataTable {...props} />);
    // Its text for readers without script is hidden by a style, which jsdom does not load.
    const header = screen.getByRole('columnheader', {name: /Size/});
    expect(header).toHaveAttribute('aria-sort', 'none');
    within(header).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(firstCells()).toEqual(['Body', 'Email', '/tmp', 'Sources']);
    await user.keyboard(' ');
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(firstCells()).toEqual(['Sources', '/tmp', 'Email', 'Body']);
    await user.keyboard('{Enter}');
    expect(header).toHaveAttribute('aria-sort', 'none');
    expect(firstCells()).toEqual(['/tmp', 'Body', 'Sources', 'Email']);
  });

  it('sorts by one menu where rows are cards', async () => {
    const user = userEvent.setup();
    render(<DataTable {...props} />);
    const menu = screen.getByLabelText('Sort by');
    expect(within(menu).queryByRole('option', {name: /Note/})).toBeNull();
    await user.selectOptions(menu, 'Size, descending');
    expect(firstCells()).toEqual(['Sources', '/tmp', 'Email', 'Body']);
    expect(screen.getByRole('columnheader', {name: /Size/})).toHaveAttribute('aria-sort', 'descending');
    await user.selectOptions(menu, 'Order of the page');
    expect(firstCells()).toEqual(['/tmp', 'Body', 'Sources', 'Email']);
  });

  it('filters by every word, counts aloud, and offers a way out when nothing is left', async () => {
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

  it('links a row that has an anchor, and keeps the link out of the name of the row', () => {
    render(<DataTable {...props} />);
    const row = screen.getByRole('row', {name: /^\/tmp/});
    expect(within(row).getByRole('link', {name: 'Link to this row'})).toHaveAttribute('href', '#row-tmp');
    expect(within(row).getByRole('rowheader')).toHaveAccessibleName('/tmp');
  });
});
