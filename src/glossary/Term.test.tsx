/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from './Term';

function renderTerm() {
  render(
    <Term id="execution" definition="One run of the steps for one event.">
      executions
    </Term>,
  );
  return screen.getByRole('link', {name: 'executions'});
}

describe('Term', () => {
  it('leads to the glossary, and shows what the word means on focus', async () => {
    const link = renderTerm();
    expect(link).toHaveAttribute('href', '/glossary/#execution');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('One run of the steps for one event.');
    expect(link).toHaveAccessibleDescription('One run of the steps for one event.');
  });
});
