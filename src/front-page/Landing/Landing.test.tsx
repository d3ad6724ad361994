/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import {Card} from '.';

describe('Card', () => {
  it('has a heading of the level that its place asks for, which is the link', () => {
    render(
      <>
        <Card title="Start" to="/quickstart/" level={2}>
          Text
        </Card>
        <Card title="Sources" to="/sources/">
          Text
        </Card>
      </>,
    );
    expect(screen.getByRole('heading', {level: 2})).toContainElement(screen.getByRole('link', {name: 'Start'}));
    expect(screen.getByRole('heading', {level: 3})).toHaveTextContent('Sources');
  });
});
