/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import LinkCards, {STARTING_POINTS} from './index';

describe('LinkCards', () => {
  it('names each link by its title alone', () => {
    render(<LinkCards cards={STARTING_POINTS} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(STARTING_POINTS.map(({title}) => title));
    expect(screen.getByRole('link', {name: 'Guides'})).toHaveAttribute('href', '/guides/');
  });
});
