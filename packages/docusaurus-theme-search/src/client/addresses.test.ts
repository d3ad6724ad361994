/** @jest-environment jsdom */
import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {listenForLinks} from './addresses';

const push = jest.fn<(address: string) => void>();

function start(html: string): {root: HTMLElement; link: HTMLElement; end: () => void} {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return {root, link: root.querySelector('mark, a') as HTMLElement, end: listenForLinks(root, push)};
}

function click(target: HTMLElement, init: MouseEventInit = {}): boolean {
  return target.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
}

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

const RESULT = '<a href="/docs/limits/#memory"><span><mark>Memory</mark></span></a>';

describe('links of results', () => {
  it('are opened here, wherever in them the click falls', () => {
    const {link} = start(RESULT);
    expect(click(link)).toBe(false);
    expect(push).toHaveBeenCalledWith('/docs/limits/#memory');
  });

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'are left to the browser with %j',
    (init) => {
      const {link} = start(RESULT);
      // What the browser would do now is not what is tested.
      link.parentElement?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
      click(link, init);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it('leaves links to other sites, and clicks beside links, alone', () => {
    const {root, link} = start('<a href="https://millrace.example/">Away</a><p>Text</p>');
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    click(root.querySelector('p') as HTMLElement);
    expect(push).not.toHaveBeenCalled();
  });

  it('are no longer opened here once it has ended', () => {
    const {link, end} = start('<a href="#here">Here</a>');
    link.setAttribute('href', '/docs/limits/');
    end();
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(push).not.toHaveBeenCalled();
  });
});
