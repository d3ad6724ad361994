/** @jest-environment jsdom */
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {act, fireEvent, screen} from '@testing-library/react';
import {hideNotice, showNotice} from './notice';

const retry = jest.fn();

afterEach(() => {
  act(hideNotice);
  retry.mockReset();
  jest.restoreAllMocks();
});

const show = (notice: Parameters<typeof showNotice>[0]): void => act(() => showNotice(notice));

describe('the notice', () => {
  it.each([
    ['timeout', /time-out of 120 seconds/],
    ['missing', /files is missing from the server/],
    ['offline', /You are offline/],
  ] as const)('says what happened and which it was: %s', (failure, reason) => {
    show({kind: 'navigation', failure, retry});
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
  });

  it('offers a retry and a plain link to the address', () => {
    show({kind: 'navigation', failure: 'missing', retry});
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', window.location.pathname);
  });

  it('does not follow the link into the error page of the browser', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({kind: 'navigation', failure: 'offline', retry});
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(retry).toHaveBeenCalled();
  });

  it('retries by itself when the connection is back, and not after it is gone', () => {
    show({kind: 'navigation', failure: 'offline', retry});
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    act(hideNotice);
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is discreet about the first page, which can be read', () => {
    show({kind: 'firstPage', failure: 'missing', retry});
    expect(screen.getByRole('status')).toHaveTextContent('Part of this page could not be loaded');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is there once', () => {
    show({kind: 'navigation', failure: 'missing', retry});
    show({kind: 'navigation', failure: 'timeout', retry});
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
