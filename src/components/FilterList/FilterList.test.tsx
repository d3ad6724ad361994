/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FilterList from '.';
import {countRows} from './countRows';

const tables = ['HTTP', 'Code'].map((title) => (
  <section key={title}>
    <h2>{title}</h2>
    <table>
      <thead>
        <tr>
          <th>Guide</th>
        </tr>
      </thead>
      <tbody>
        {['Receive files', 'Call an API'].map((name) => (
          <tr key={name}>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
));

it('counts the rows of all tables without rendering them, except headers', () => {
  expect(countRows(tables)).toBe(4);
});

it('counts all pages and filtered ones', async () => {
  render(<FilterList label="Find a page">{tables}</FilterList>);
  expect(screen.getByRole('status')).toHaveTextContent('4 pages');
  await userEvent.setup().type(screen.getByLabelText('Find a page'), 'files code');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 pages');
});
