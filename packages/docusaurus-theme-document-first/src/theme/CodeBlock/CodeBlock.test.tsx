/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {attachCodeButtons} from './attachCodeButtons';
import CodeBlock from '.';

const writeText = jest.fn<(text: string) => Promise<void>>();

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const button = () => screen.getByRole('button', {name: /^Cop|^Could/});

type Resized = {readonly target: Element};

/** Resize observers and their targets. jsdom has no layout, so tests call them. */
const observers: {readonly callback: (entries: readonly Resized[]) => void; readonly targets: Element[]}[] = [];

Object.assign(globalThis, {
  ResizeObserver: class {
    targets: Element[] = [];
    constructor(callback: (entries: readonly Resized[]) => void) {
      observers.push({callback, targets: this.targets});
    }
    observe = (target: Element): void => void this.targets.push(target);
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
  observers.length = 0;
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
  ])('names the sample %j using whole words', async (html, name) => {
    render(<CodeBlock html={html} />);
    await pass(100);
    expect(button()).toHaveAccessibleName(`Copy code: ${name}`);
  });

  it.each([
    [{title: 'order.mjs', className: 'language-js'}, 'Copy code: order.mjs, Handle an order'],
    [{className: 'language-json'}, 'Copy code: "order": 7, Handle an order'],
  ])('names the sample %j after its text and section', async (props, name) => {
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

  it('numbers samples with the same name', async () => {
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

  it('offers to copy again some time after an error', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await showBlock();
    await click();
    expect(button()).toHaveTextContent('Could not copy');
    await pass(8000);
    expect(button()).toHaveAccessibleName(/^Copy code/);
  });

  it('shows an error if copying a selection fails, too', async () => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
    document.execCommand = () => false;
    await showBlock();
    await click();
    expect(button()).toHaveTextContent('Could not copy');
  });

  it('shows the result of the last click if an earlier one fails late', async () => {
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

it('the copy button is added to any block in any order, and named after its heading', async () => {
  const block = (id: string, code: string): string =>
    `<section id="${id}"><div class="code-block__actions"></div><code>${code}</code></section>`;
  document.body.innerHTML = `<h2 id="one">One</h2>${block('first', 'a')}<h2 id="two">Two</h2>${block('second', 'b')}`;
  for (const id of ['second', 'first']) attachCodeButtons(document.getElementById(id) as HTMLElement);
  await pass(100);
  const names = screen.getAllByRole('button', {name: /^Copy/}).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([expect.stringContaining('a, One'), expect.stringContaining('b, Two')]);
  document.body.innerHTML = '';
});

it('only names a block that scrolls, like its copy button', async () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const clientWidth = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<CodeBlock html="let a;" title="order.mjs" />);
  await pass(100);
  const resize = (): void => {
    for (const {callback, targets} of observers) callback(targets.map((target) => ({target})));
  };
  resize();
  expect(screen.getByRole('group', {name: 'order.mjs'})).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(200);
  resize();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(document.querySelector('pre')).not.toHaveAttribute('aria-label');
  width.mockRestore();
  clientWidth.mockRestore();
});

it.each([
  ['pre', true],
  ['pre-wrap', false],
])('rows of boxes only count as wrapped lines with white-space: %s', async (whiteSpace, isHidden) => {
  const style = {whiteSpace, lineHeight: '20px', paddingTop: '0px'} as CSSStyleDeclaration;
  const spies = [
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(60),
  ];
  render(<CodeBlock html={'one\ntwo'} />);
  await pass(100);
  for (const {callback, targets} of observers) callback(targets.map((target) => ({target})));
  expect(document.querySelector<HTMLElement>('.code-block__wrap')?.hidden).toBe(isHidden);
  for (const spy of spies) spy.mockRestore();
});

// Measuring after each change would force a reflow for every block.
it('wrap buttons are updated after measuring all blocks', async () => {
  const log: string[] = [];
  const widths: Readonly<Record<string, number>> = {short: 100, long: 900};
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    log.push('measure');
    return widths[this.textContent ?? ''] ?? 0;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <>
      <CodeBlock html="short" />
      <CodeBlock html="long" />
    </>,
  );
  await pass(100);
  const buttons = [...document.querySelectorAll<HTMLElement>('.code-block__wrap')];
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(() => log.push('change'));
  for (const {callback, targets} of observers) callback(targets.map((target) => ({target})));
  jest.restoreAllMocks();
  expect(buttons.map(({hidden}) => hidden)).toEqual([true, false]);
  expect(log).toEqual(['measure', 'measure', 'change', 'change']);
});

describe('the block', () => {
  it.each([
    ['language-js', 'JavaScript'],
    ['language-bash run', 'Bash'],
    ['language-klingon', ''],
    [undefined, ''],
  ])('shows the language of %s without a title', (className, label) => {
    const {container} = render(<CodeBlock html="a" className={className} />);
    expect(container.querySelector('.code-block__header')).toHaveTextContent(new RegExp(`^${label}$`));
    expect(container.querySelector('.code-block--bare') === null).toBe(label !== '');
  });

  it('accepts plain text from components, without trailing blank lines', () => {
    const {container} = render(<CodeBlock>{'<a>\n\n'}</CodeBlock>);
    expect(container.querySelector('code')?.textContent).toBe('<a>');
  });
});

it.each([
  ['order.mjs', false],
  ['packages/app/src/Button.tsx', true],
])('marks titles that are too long for the row of tabs: %s', (title, isLong) => {
  render(<CodeBlock html="let a;" title={title} />);
  expect(screen.getByText(title).classList.contains('code-block__title--long')).toBe(isLong);
});
