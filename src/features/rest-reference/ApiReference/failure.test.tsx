/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.unstable_mockModule('../RequestBuilder', () => {
  throw new Error('no connection');
});
const {Builder} = await import('.');

it('shows a message if the form fails to load, and leaves the sample in its place', async () => {
  const user = userEvent.setup();
  render(<Builder spec={JSON.stringify({method: 'GET', path: '/boats'})} />);
  const button = screen.getByRole('button', {name: 'Try it: GET /boats'});
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('aria-busy');
});
