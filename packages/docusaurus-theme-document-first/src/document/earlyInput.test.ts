/** @jest-environment jsdom */
import {describe, expect, it, jest} from '@jest/globals';
import {keepElement, keepTyping} from './earlyInput';

describe('keepElement', () => {
  const OLD = '<ul><li role="tab">A</li><li role="tab" id="old">B</li></ul>';
  const find = (change: (old: HTMLElement) => void): Element | undefined => {
    document.body.innerHTML = OLD.replace(' id="old"', '');
    const old = document.body.querySelectorAll('li')[1] as HTMLElement;
    const findAgain = keepElement(old);
    change(old);
    return findAgain();
  };

  it('finds the element itself, wherever it has gone', () => {
    expect(find((old) => document.body.prepend(document.createElement('p'), old))?.textContent).toBe('B');
  });

  it.each([
    [
      'the one that was made for it',
      '<p>New</p><ul><li role="tab">A</li><li role="tab" class="new">B</li></ul>',
      'new',
    ],
    ['no other in its place', '<ul><li role="tab">A</li><li role="tab">C</li></ul>', undefined],
    ['none where it could be either', '<ul><li role="tab">B</li><li role="tab">B</li></ul>', undefined],
    ['no other kind', '<ul><li role="tab">A</li><p>B</p></ul>', undefined],
  ])('finds %s', (_, html, className) => {
    expect(find(() => (document.body.innerHTML = html))?.className).toBe(className);
  });
});

describe('keepTyping', () => {
  const type = (field: HTMLInputElement, value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  };

  it('passes on what was typed into the application, after its own first value', () => {
    document.body.innerHTML = '<div data-tool><input></div><input id="other">';
    const [field, other] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
    const restore = keepTyping(({target}) => target === field, new Map());
    type(field, '1024');
    type(other, 'mine');
    field.value = '512';
    const heard: string[] = [];
    document.addEventListener('input', ({target}) => heard.push((target as HTMLInputElement).value), {once: false});
    restore();
    expect(field.value).toBe('1024');
    expect(heard).toEqual(['1024']);
  });

  it('shows what was typed before a reload, and passes it on', () => {
    document.body.innerHTML = '<input>';
    const [field] = document.querySelectorAll('input') as unknown as [HTMLInputElement];
    const restore = keepTyping(() => true, new Map([[field, 'memory']]));
    expect(field.value).toBe('memory');
    const heard = jest.fn();
    field.addEventListener('input', heard);
    restore();
    expect(field.value).toBe('memory');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
