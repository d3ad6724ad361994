/** @jest-environment jsdom */
import {describe, expect, it, jest} from '@jest/globals';
import {keepPlace, keepTyping} from './earlyInput';

describe('keepPlace', () => {
  const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

  it.each([
    ['the element itself while it is there', '<p>New</p><ul><li>A</li><li id="old">B</li></ul>', 'old', false],
    ['the one in its place', '<ul><li>A</li><li id="new">B</li></ul>', 'new', true],
    ['the element itself where another kind has its place', '<ul><li>A</li><p id="other"></p></ul>', 'old', true],
  ])('finds %s', (_, html, id, isReplaced) => {
    document.body.innerHTML = '<ul><li>A</li><li id="old">B</li></ul>';
    const old = at('old');
    const find = keepPlace(old);
    if (isReplaced) document.body.innerHTML = html;
    else document.body.prepend(document.createElement('p'));
    expect(find().id).toBe(id);
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
