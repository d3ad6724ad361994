/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import Entries from '.';

it('links to the first heading of each letter', () => {
  render(
    <Entries>
      <h2 id="action">Action</h2>
      <p>A ready-made step.</p>
      <h2 id="app">App</h2>
      <h2 id="builder">Builder</h2>
    </Entries>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['A', '#action'],
    ['B', '#builder'],
  ]);
});
