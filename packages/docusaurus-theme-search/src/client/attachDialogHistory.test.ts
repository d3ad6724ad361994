/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
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

it('follows a link once after leaving its history entry', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const follow = jest.fn();
  window.history.replaceState(null, '');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const {opened, closed} = attachDialogHistory(dialog);
  opened();
  closed(follow);
  expect(follow).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time += 1) window.dispatchEvent(new PopStateEvent('popstate'));
  expect(follow).toHaveBeenCalledTimes(1);
  closed(follow);
  expect(follow).toHaveBeenCalledTimes(2);
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});
