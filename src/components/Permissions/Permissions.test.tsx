/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {permissions} from '../../facts/permissions';
import Permissions from './index';

describe('Permissions', () => {
  it('has a row for each operation and a column for each role', () => {
    render(<Permissions />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(permissions.length);
    for (const name of ['Owner', 'Admin', 'Member']) {
      expect(screen.getByRole('columnheader', {name})).toBeInTheDocument();
    }
  });

  it('finds an operation by a word', async () => {
    render(<Permissions />);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'rename the workspace');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Rename the workspace']);
  });
});
