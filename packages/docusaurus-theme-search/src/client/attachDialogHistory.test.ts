/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {attachDialogHistory} from './attachDialogHistory';

it("stays on the page if the page's history entry looks like a dialog entry", () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.replaceState({searchDialog: true}, '');
  const {length} = window.history;
  const {opened, closed} = attachDialogHistory(document.createElement('dialog'));
  closed();
  expect(back).not.toHaveBeenCalled();
  opened();
  expect(window.history.length).toBe(length + 1);
  closed();
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

describe('following a link', () => {
  const HREF = 'https://example.com/docs/a/?lang=go#old';
  const navigation = {href: HREF, assign: jest.fn(), replace: jest.fn()};
  let back: ReturnType<typeof jest.spyOn>;
  let history: ReturnType<typeof attachDialogHistory>;

  beforeEach(() => {
    jest.clearAllMocks();
    back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    window.history.replaceState(null, '');
    history = attachDialogHistory(document.body.appendChild(document.createElement('dialog')), navigation);
  });

  afterEach(() => {
    document.body.innerHTML = '';
    back.mockRestore();
  });

  it.each(['/docs/b/', '/docs/b/#x', '/docs/a/#x', '/docs/a/?lang=go'])(
    'leaves the history entry first, and follows once: %s',
    (address) => {
      history.opened();
      history.follow(address);
      expect(navigation.assign).not.toHaveBeenCalled();
      for (let time = 0; time < 2; time += 1) window.dispatchEvent(new PopStateEvent('popstate'));
      expect(navigation.assign.mock.calls).toEqual([[address]]);
      history.follow(address);
      expect(navigation.assign).toHaveBeenCalledTimes(2);
      expect(back).toHaveBeenCalledTimes(1);
      expect(navigation.replace).not.toHaveBeenCalled();
    },
  );

  it('replaces the history entry for a heading of the same page, so that Back returns to the old position', () => {
    history.opened();
    history.follow('/docs/a/?lang=go#x');
    history.closed();
    expect(navigation.replace.mock.calls).toEqual([['/docs/a/?lang=go#x']]);
    expect(back).not.toHaveBeenCalled();
  });
});
