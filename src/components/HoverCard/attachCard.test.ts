/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import userEvent from '@testing-library/user-event';
import {attachCard} from './attachCard';

/** Simulates a tap, and returns whether the browser would follow the link. */
async function tap(element: Element): Promise<boolean> {
  let followed = true;
  document.body.addEventListener('click', (event) => (followed = !event.defaultPrevented), {once: true});
  await userEvent.pointer({keys: '[TouchA]', target: element});
  return followed;
}

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

it('opens on the first tap, and follows the link on the second', async () => {
  expect(await tap(link)).toBe(false);
  expect(card.hidden).toBe(false);
  expect(await tap(link)).toBe(true);
});

it('closes when tapping elsewhere', async () => {
  await tap(link);
  await tap(card);
  expect(card.hidden).toBe(false);
  await tap(document.querySelector('p')!);
  expect(card.hidden).toBe(true);
});

it('follows the link on a mouse click or the Enter key', () => {
  expect(link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))).toBe(true);
});
