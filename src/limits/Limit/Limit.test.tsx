/** @jest-environment jsdom */
import {describe, expect, it} from '@jest/globals';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {findLimitCard} from '../../facts/resolveLimits';
import Limit from '.';
import {factText} from '../../facts';

const card = findLimitCard('payloadSize', 'v2');

function renderLimit() {
  if ('found' in card) throw new Error(card.reason);
  return render(<Limit id="payloadSize" {...card} />);
}

describe('Limit', () => {
  it('is a link to the explanation, with no card until it is asked for', () => {
    renderLimit();
    expect(screen.getByRole('link', {name: factText('limits.payloadSize')})).toHaveAttribute(
      'href',
      '/limits/#http-request-body-size',
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('shows its card on focus, describes the link by it, and puts it away on Escape', async () => {
    const user = userEvent.setup();
    renderLimit();
    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('HTTP request body');
    expect(screen.getByRole('link')).toHaveAccessibleDescription(/Request Entity Too Large, HTTP 413/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('stays open while the pointer is on the card, and goes when it leaves', async () => {
    const user = userEvent.setup();
    renderLimit();
    const link = screen.getByRole('link');
    await user.hover(link);
    const tooltip = screen.getByRole('tooltip');
    await user.hover(tooltip);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.hover(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('goes on Escape without focus, and comes again on the next hover', async () => {
    const user = userEvent.setup();
    renderLimit();
    await user.hover(screen.getByRole('link'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.unhover(screen.getByRole('link'));
    await user.hover(screen.getByRole('link'));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });
});
