/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as Api from '.';

const spec = JSON.stringify({method: 'GET', path: '/boats', fields: [], isPaged: false, hasAnswer: true});

it('opens the form of an endpoint, which is not on the page before', async () => {
  // jsdom has no layout.
  const scrollIntoView = (Element.prototype.scrollIntoView = jest.fn());
  render(<Api.Builder spec={spec} />);
  expect(screen.queryByRole('form')).toBeNull();
  const button = screen.getByRole('button', {name: 'Try it: GET /boats'});
  await userEvent.click(button);
  expect(await screen.findByRole('form', {name: 'GET /boats'})).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('form').contains(document.activeElement)).toBe(true);
  expect(button).toHaveTextContent('Close');
  expect(scrollIntoView.mock.contexts).toEqual([button]);
});
