/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {getField} from '../tests/testDocument';
import {Builder} from '.';

const spec = JSON.stringify({
  ...{method: 'GET', path: '/boats/{boat_id}', isPaged: false, hasAnswer: true},
  fields: [getField('boat_id', 'path', {required: true, hint: 'b_1', initial: 'b_1'})],
});

it('leaves the sample in its place until the form is ready', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const user = userEvent.setup();
  render(<Builder spec={spec} />);
  const button = screen.getByRole('button', {name: 'Try it: GET /boats/{boat_id}'});
  await user.click(button);
  // The styles hide the sample of an expanded button.
  const form = await screen.findByRole('form');
  expect(form).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).not.toHaveAttribute('aria-busy');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('form')).toBeNull();
});
