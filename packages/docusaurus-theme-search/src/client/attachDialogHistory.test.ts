/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {attachDialogHistory} from './attachDialogHistory';

it('stays on the page where its own entry looks like that of a dialog', () => {
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
