/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {Card} from '.';

describe('Card', () => {
  it('is named by its title, and leaves the links of its text alone', () => {
    render(
      <Card title="Sources" to="/sources/">
        Turn feeds into events, or <a href="/apps/">publish one</a>.
      </Card>,
    );
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['Sources', 'publish one']);
    expect(screen.getByRole('heading', {level: 3})).toContainElement(screen.getByRole('link', {name: 'Sources'}));
  });
});
