/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {attachCard} from './attachCard';

function touch(element: Element): boolean {
  const down = new MouseEvent('pointerdown', {bubbles: true});
  Object.assign(down, {pointerType: 'touch'});
  element.dispatchEvent(down);
  return element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}

describe('a card on a touch screen', () => {
  let link: HTMLElement;
  let card: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<p>Text</p><span id="frame"><a href="#x">word</a><span role="tooltip" hidden>What it means</span></span>';
    const frame = document.querySelector<HTMLElement>('#frame')!;
    link = frame.querySelector('a')!;
    card = frame.querySelector<HTMLElement>('[role=tooltip]')!;
    attachCard(frame);
  });

  it('opens on the first tap, which does not follow the link, and the second tap follows it', () => {
    expect(touch(link)).toBe(false);
    expect(card.hidden).toBe(false);
    expect(touch(link)).toBe(true);
  });

  it('goes when the reader taps elsewhere', () => {
    touch(link);
    touch(card);
    expect(card.hidden).toBe(false);
    touch(document.querySelector('p')!);
    expect(card.hidden).toBe(true);
  });

  it('does not keep a click of a mouse or of the Enter key from the link', () => {
    expect(link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))).toBe(true);
  });
});
