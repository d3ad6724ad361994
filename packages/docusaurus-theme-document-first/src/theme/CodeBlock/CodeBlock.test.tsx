/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import CodeBlock from '.';

const writeText = jest.fn<(text: string) => Promise<void>>();

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const button = () => screen.getByRole('button', {name: /^Cop|^Could/});
const wrapButton = () => screen.queryByRole('button', {name: 'Wrap'});

/** Watches sizes, as browsers do: at once, and whenever a test says that they have changed. */
const watching = new Set<() => void>();
Object.assign(globalThis, {
  ResizeObserver: class {
    constructor(private readonly callback: () => void) {}
    observe(): void {
      watching.add(this.callback);
      this.callback();
    }
  },
});

async function click(): Promise<void> {
  fireEvent.click(button());
  await pass(0);
}

async function showBlock(): Promise<void> {
  render(<CodeBlock html={'<span class="tok-keyword">let</span> a;\n<span class="code-line--marked">b;\n</span>'} />);
  await pass(100);
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('the copy button', () => {
  it.each([
    ['curl https://api.example.com/v1/workflows -X PUT', 'curl https://api.example.com/v1/workflows'],
    ['https://api.example.com/v1/workflows/{workflow_id}', 'https://api.example.com/v1/workflows/{workflow_id}'],
  ])('names the sample %j by whole words', async (html, name) => {
    render(<CodeBlock html={html} />);
    await pass(100);
    expect(button()).toHaveAccessibleName(`Copy code: ${name}`);
  });

  it.each([
    [{title: 'order.mjs', className: 'language-js'}, 'Copy code: order.mjs, Handle an order'],
    [{className: 'language-json'}, 'Copy code: "order": 7, Handle an order'],
  ])('names the sample %j by itself and its section', async (props, name) => {
    render(
      <>
        <h2 id="order">Handle an order</h2>
        <h3>Response</h3>
        <CodeBlock html={'{\n  <span>"order"</span>: 7\n}'} {...props} />
        <h2 id="next">Next steps</h2>
      </>,
    );
    await pass(100);
    expect(button()).toHaveAccessibleName(name);
  });

  it('counts samples of the same name', async () => {
    render(
      <>
        <CodeBlock html="a" />
        <CodeBlock html="a" />
      </>,
    );
    await pass(100);
    expect(screen.getAllByRole('button', {name: /^Copy/}).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Copy code: a',
      'Copy code: a (2)',
    ]);
  });

  it('offers to copy again, some time after it failed', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await showBlock();
    await click();
    expect(button()).toHaveTextContent('Could not copy');
    await pass(8000);
    expect(button()).toHaveAccessibleName(/^Copy code/);
  });

  it('says when a selection is refused too, where there is no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
    document.execCommand = () => false;
    await showBlock();
    await click();
    expect(button()).toHaveTextContent('Could not copy');
  });

  it('lets the last click decide when an earlier one fails late', async () => {
    let refuse: () => void = () => undefined;
    writeText.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new Error('late')))));
    await showBlock();
    await click();
    await click();
    refuse();
    await pass(0);
    expect(button()).toHaveTextContent('Copied');
  });
});

describe('the wrap button', () => {
  const widths = {scrollWidth: 0};

  beforeEach(() => {
    window.localStorage.clear();
    Object.defineProperty(Element.prototype, 'scrollWidth', {get: () => widths.scrollWidth, configurable: true});
    const real = window.getComputedStyle.bind(window);
    // The sheet of the theme.
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
      if (element.localName !== 'code') return real(element, pseudo);
      const whiteSpace = document.documentElement.dataset.wrap === 'on' ? 'pre-wrap' : 'pre';
      return {whiteSpace, lineHeight: '20px', paddingTop: '10px'} as CSSStyleDeclaration;
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    watching.clear();
    delete document.documentElement.dataset.wrap;
    Reflect.deleteProperty(Element.prototype, 'scrollWidth');
    Reflect.deleteProperty(Element.prototype, 'clientHeight');
  });

  it('is there where a line is cut, and keeps the choice for all blocks', async () => {
    widths.scrollWidth = 900;
    await showBlock();
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(wrapButton() as HTMLElement);
    expect(document.documentElement).toHaveAttribute('data-wrap', 'on');
    expect(window.localStorage.getItem('millrace.wrap')).toBe('on');
    // Wrapped, nothing is cut, and the block of two lines has a third row.
    widths.scrollWidth = 0;
    Object.defineProperty(Element.prototype, 'clientHeight', {get: () => 80, configurable: true});
    watching.forEach((update) => update());
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(wrapButton() as HTMLElement);
    expect(window.localStorage.getItem('millrace.wrap')).toBe('off');
  });

  it('is not there where all lines fit', async () => {
    widths.scrollWidth = 0;
    await showBlock();
    expect(wrapButton()).toBeNull();
  });
});

describe('the block', () => {
  it('shows its title and marks nothing that would be copied', () => {
    const {container} = render(<CodeBlock html="a" title="step.mjs" className="language-js" />);
    expect(screen.getByText('step.mjs')).toBeInTheDocument();
    expect(container.querySelector('code')).toHaveTextContent(/^a$/);
  });

  it.each([
    ['language-js', 'JavaScript'],
    ['language-bash run', 'Bash'],
    ['language-klingon', ''],
    [undefined, ''],
  ])('names the language of %s in place of a title', (className, label) => {
    const {container} = render(<CodeBlock html="a" className={className} />);
    expect(container.querySelector('.code-block__header')).toHaveTextContent(new RegExp(`^${label}$`));
  });

  it('takes plain text from components, without trailing blank lines', () => {
    const {container} = render(<CodeBlock>{'<a>\n\n'}</CodeBlock>);
    expect(container.querySelector('code')?.textContent).toBe('<a>');
  });
});
