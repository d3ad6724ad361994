/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent, waitFor} from '@testing-library/dom';
import {prepareApplication, preparePageTools} from './prepareScripts';
import {dropApplicationFiles} from './startApplication';

describe('prepareApplication', () => {
  const page = (html: string): void => {
    document.head.innerHTML = '<script type="text/plain" data-application="12.ab 3" src="/docs/document.js"></script>';
    const files = {scripts: ['assets/js/main.js'], shared: {3: '3.cd'}};
    globalThis.fetch = async () => ({json: async () => files}) as Response;
    document.body.innerHTML = html;
  };

  /** The scripts that were added to the page, as the browser would load them. */
  const added = (): HTMLScriptElement[] =>
    Array.from(document.querySelectorAll<HTMLScriptElement>('script:not([type])'));

  const hydrate = async (): Promise<void> => {
    document.documentElement.dataset.hasHydrated = 'true';
    await Promise.resolve();
  };

  beforeEach(() => {
    globalThis.IntersectionObserver = class {} as unknown as typeof IntersectionObserver;
    delete document.documentElement.dataset.hasHydrated;
  });
  afterEach(() => hydrate());

  it('starts at a control and not at a link, and does an early press again once', async () => {
    page('<a href="/docs/limits/">Limits</a><button data-application-control>Menu</button>');
    prepareApplication();
    const [link, button] = [document.querySelector('a'), document.querySelector('button')];
    link?.dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(added()).toHaveLength(0);
    const pressed = jest.fn();
    button?.addEventListener('click', pressed);
    button?.click();
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added().map(({src}) => new URL(src).pathname)).toEqual(['/docs/assets/js/main.js']);
    const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
    expect(Array.from(hints, ({href}) => new URL(href).pathname)).toEqual([
      '/docs/assets/js/12.ab.js',
      '/docs/assets/js/3.cd.js',
    ]);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await hydrate();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('preparePageTools', () => {
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
});
