/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {getFigure} from '../figures';
import CreditCalculator from '.';

function open(address: string): void {
  window.history.replaceState({key: 'kept'}, '', address);
  render(<CreditCalculator />);
}

async function replace(label: string, text: string) {
  const user = userEvent.setup();
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
}

it('shows the worked example with its calculation by default', () => {
  open('/docs/pricing/');
  expect(screen.getByRole('status')).toHaveTextContent('120,000 credits in 30 days, $39.00 on Pro.');
  expect(screen.getByText('= 100,000 credits')).toBeInTheDocument();
});

it('reads its values from the URL', () => {
  open('/docs/pricing/?plan=free&memory=256&seconds=5&runs=96&per=day&workers=0');
  expect(screen.getByLabelText('Runs')).toHaveValue('96');
  expect(screen.getByRole('status')).toHaveTextContent('within the daily limit of Free');
});

it('writes typed values to the URL, and keeps the history state', async () => {
  open('/docs/pricing/#credits');
  await replace('Memory in MB', '1024');
  expect(window.location.search).toContain('memory=1024');
  expect(window.location.hash).toBe('#credits');
  expect(window.history.state).toEqual({key: 'kept'});
  expect(screen.getByRole('status')).toHaveTextContent('240,000 credits');
});

it('shows an error at the field and announces it', async () => {
  open('/docs/pricing/');
  const status = screen.getByRole('status');
  const memory = screen.getByRole('textbox', {name: 'Memory in MB'});
  await replace('Memory in MB', '100');
  expect(memory).toBeInvalid();
  expect(memory).toHaveAccessibleDescription(/^Memory comes in steps of/);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Correct the marked fields to see an estimate.');
});

it('warns about the daily limit on the Free plan', async () => {
  open('/docs/pricing/');
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Free');
  expect(screen.getByRole('status')).toHaveTextContent('stops this workload after 50 runs a day');
});

it('only shows members on the Team plan, and Reset restores the example', async () => {
  open('/docs/pricing/');
  expect(screen.queryByLabelText('Members')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Team');
  await replace('Members', '4');
  expect(screen.getByRole('status')).toHaveTextContent(`$${4 * getFigure('billing.teamMonthlyPrice') + 20}.00 on Team`);
  await userEvent.click(screen.getByRole('button', {name: 'Reset'}));
  expect(screen.getByLabelText('Plan')).toHaveValue('pro');
});
