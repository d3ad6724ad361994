/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {focusHeading} from './focusHeading';

beforeEach(() => {
  document.body.innerHTML = '<a href="/">Home</a><main><h1>Limits</h1><h2 id="memory">Memory</h2></main>';
});

const focused = () => document.activeElement?.textContent;

describe('focusHeading', () => {
  it('goes to the main heading', () => {
    focusHeading('');
    expect(focused()).toBe('Limits');
  });

  it('goes to the heading that the address names, if there is one', () => {
    focusHeading('#memory');
    expect(focused()).toBe('Memory');
    focusHeading('#gone');
    expect(focused()).toBe('Limits');
  });

  it('leaves nothing behind once the focus goes on', () => {
    focusHeading('');
    document.querySelector('a')?.focus();
    expect(document.querySelector('h1')).not.toHaveAttribute('tabindex');
  });

  it('goes to the content of a page without a heading', () => {
    document.querySelector('h1')?.remove();
    focusHeading('');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});
