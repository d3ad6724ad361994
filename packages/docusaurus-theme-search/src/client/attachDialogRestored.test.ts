/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {SETTINGS} from '../../tests/dialog';
import {attachDialog} from './attachDialog';
import type {SearchParams} from './createEngineClient';

it('searches again if the page is restored from the back/forward cache with an open dialog', () => {
  document.body.innerHTML = `<button aria-controls="box"></button><dialog id="box" open>
    <form action="/docs/search/"><input name="q" value="a"></form><form method="dialog"></form><p role="status"></p></dialog>`;
  const [button, dialog] = [document.querySelector('button'), document.querySelector('dialog')];
  const search = jest.fn(async (_: SearchParams) => undefined);
  if (button && dialog) attachDialog(button, dialog, {settings: SETTINGS, client: {search, preload: () => undefined}});
  const restore = (persisted: boolean): boolean =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));
  restore(false);
  expect(search).toHaveBeenCalledTimes(1);
  restore(true);
  expect(search).toHaveBeenCalledTimes(2);
  dialog?.removeAttribute('open');
  restore(true);
  expect(search).toHaveBeenCalledTimes(2);
});
