/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LimitsTable from './index';
import {factText} from '../../facts/factText';

describe('LimitsTable', () => {
  it('shows a limit with its plans, what happens, and an anchor', () => {
    render(<LimitsTable />);
    const row = screen.getByRole('rowheader', {name: /HTTP request body/}).closest('tr');
    expect(row).toHaveAttribute('id', 'limit-http-body');
    expect(row).toHaveTextContent(factText('limits.payloadSize'));
    expect(within(row as HTMLElement).getByRole('link', {name: 'Request Entity Too Large'})).toHaveAttribute(
      'href',
      '/troubleshooting/#request-entity-too-large',
    );
  });

  it('shows one part only, with neither anchors nor filter', () => {
    const {container} = render(<LimitsTable group="components" />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(4);
    expect(container.querySelector('tr[id]')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows the limits of v1', () => {
    render(<LimitsTable version="v1" />);
    const row = screen.getByRole('rowheader', {name: /Attachments/}).closest('tr');
    expect(row).toHaveTextContent('10MB; 200MB');
    expect(screen.getByRole('rowheader', {name: /Checkpoint/})).toBeInTheDocument();
  });

  it('finds limits by the error they raise', async () => {
    const user = userEvent.setup();
    render(<LimitsTable />);
    await user.type(screen.getByLabelText('Filter limits'), 'queue full');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });
});
