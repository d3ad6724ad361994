/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import GuideCards, {Guide} from '.';

it('names each card by its title, and says how long it takes and in which languages', () => {
  render(
    <GuideCards>
      <Guide to="/guides/approvals/" title="Approve orders" minutes={60} languages={['Node.js', 'Python']}>
        Hold an order until somebody has decided.
      </Guide>
    </GuideCards>,
  );
  expect(screen.getByRole('link', {name: 'Approve orders'})).toHaveAttribute('href', '/guides/approvals/');
  expect(screen.getByRole('listitem')).toHaveTextContent(/decided\.1 hourNode\.js, Python$/);
});
