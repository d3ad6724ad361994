/** @jest-environment jsdom */
import {expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from './Term';

it('links to the glossary and shows the definition on focus', async () => {
  const definition = 'One run of the steps for one event.';
  render(
    <Term id="execution" to="/glossary/#execution" definition={definition}>
      executions
    </Term>,
  );
  const link = screen.getByRole('link', {name: 'executions'});
  expect(link).toHaveAttribute('href', '/glossary/#execution');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent(definition);
  expect(link).toHaveAccessibleDescription(definition);
});
