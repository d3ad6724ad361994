/** @jest-environment jsdom */
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {fireEvent, waitFor} from '@testing-library/dom';
import {preparePageTools} from './preparePageTools';
import {dropApplicationFiles} from './startApplication';

let file = 0;
let stop: () => void;

const added = (): HTMLScriptElement[] => Array.from(document.querySelectorAll('script:not([data-application])'));
const button = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  // A new file for each test: a script is loaded once.
  file += 1;
  document.head.innerHTML = '<script data-application="" src="/docs/document.js"></script>';
  dropApplicationFiles();
  const files = {scripts: [], shared: {}, pageTools: `tools${file}.js`};
  globalThis.fetch = async () => ({json: async () => files}) as unknown as Response;
  document.body.innerHTML = '<p>Text</p><div data-page-tool><button type="button">Copy page</button></div>';
  window.history.replaceState(null, '', '/docs/');
  window.getSelection()?.removeAllRanges();
});

afterEach(() => stop());

it('loads nothing while the reader reads', () => {
  stop = preparePageTools();
  fireEvent.pointerOver(document.querySelector('p') as Element);
  fireEvent.click(document.querySelector('p') as Element);
  expect(added()).toHaveLength(0);
});

it.each(['pointerover', 'touchstart', 'focusin'])('loads the tools once at %s', async (type) => {
  stop = preparePageTools();
  button().dispatchEvent(new Event(type, {bubbles: true}));
  button().dispatchEvent(new Event(type, {bubbles: true}));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added().map(({src}) => new URL(src).pathname)).toEqual([`/docs/tools${file}.js`]);
});

it.each(['/docs/?lines=3-5.1.k3f9#sample', '/docs/?lang=python', '/docs/?a=1&lang=go#top'])(
  'loads the tools at %s',
  async (address) => {
    window.history.replaceState(null, '', address);
    stop = preparePageTools();
    await waitFor(() => expect(added()).toHaveLength(1));
  },
);

it('loads the tools when text is selected', async () => {
  stop = preparePageTools();
  document.dispatchEvent(new Event('selectionchange'));
  expect(added()).toHaveLength(0);
  window.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  document.dispatchEvent(new Event('selectionchange'));
  await waitFor(() => expect(added()).toHaveLength(1));
});

it('tries again at the next sign when the tools could not be loaded', async () => {
  stop = preparePageTools();
  fireEvent.pointerOver(button());
  await waitFor(() => expect(added()).toHaveLength(1));
  added()[0]?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(added()).toHaveLength(0));
  fireEvent.pointerOver(button());
  await waitFor(() => expect(added()).toHaveLength(1));
});

it('loads the tools for the line numbers of code', async () => {
  document.body.innerHTML = '<div class="code-block"><pre>code</pre></div>';
  stop = preparePageTools();
  fireEvent.pointerOver(document.querySelector('pre') as Element);
  await waitFor(() => expect(added()).toHaveLength(1));
});
