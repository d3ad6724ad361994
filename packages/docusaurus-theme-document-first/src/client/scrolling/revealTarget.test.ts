/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import {revealAddressTarget, revealTarget} from './revealTarget';

const TABS = (first: string, second: string, ids = false): string => `<div><ul role="tablist">
  <li role="tab" id="${ids ? 't1' : ''}">A</li><li role="tab" id="${ids ? 't2' : ''}">B</li></ul><div>
  <div role="tabpanel">${first}</div><div role="tabpanel" hidden ${ids ? 'id="p2" aria-labelledby="t2"' : ''}>${second}</div></div></div>`;

const PLACE = '<h3 id="größe">Größe</h3>';

it.each([
  ['a folded part', `<details><summary>More</summary>${PLACE}</details>`, 1],
  ['a panel, by the place of its tab', TABS('', PLACE), 1],
  ['a panel, by the name of its tab', TABS('', PLACE, true), 1],
  ['a panel in a folded part', `<details><summary>A</summary>${TABS('', PLACE)}</details>`, 2],
  ['an element that the browser reveals when searching', `<div hidden="until-found">${PLACE}</div>`, 0],
])('opens %s', (_, html, presses) => {
  document.body.innerHTML = html;
  const pressed = jest.fn((event: Event) => {
    const tab = (event.target as Element).closest('[role=tab]');
    if (tab) document.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.toggleAttribute('hidden', false));
  });
  document.body.addEventListener('click', pressed);
  expect(revealTarget('#gr%C3%B6%C3%9Fe')?.id).toBe('größe');
  document.body.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledTimes(presses);
  expect(document.getElementById('größe')?.closest('details:not([open]), [hidden]')).toBeNull();
});

it('opens hidden targets after a reload without scrolling', () => {
  document.body.innerHTML = '<details><summary>A</summary><p id="part"></p></details>';
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  window.location.hash = '#part';
  for (const type of ['reload', 'back_forward', 'navigate']) {
    Object.assign(performance, {getEntriesByType: () => [{type}]});
    document.querySelector('details')?.removeAttribute('open');
    revealAddressTarget();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(scroll).toHaveBeenCalledTimes(type === 'navigate' ? 1 : 0);
    window.dispatchEvent(new Event('wheel'));
  }
  window.location.hash = '';
});

it('keeps the restored position until the reader scrolls', () => {
  document.body.innerHTML = '<details><summary>A</summary><p id="part"></p></details>';
  Object.assign(performance, {getEntriesByType: () => [{type: 'back_forward'}]});
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo as typeof window.scrollTo;
  const scroll = (top: number): void => {
    Object.assign(window, {scrollY: top});
    window.dispatchEvent(new Event('scroll'));
  };
  window.location.hash = '#part';
  revealAddressTarget();
  scroll(500);
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(502);
  expect(scrollTo).toHaveBeenLastCalledWith({top: 500, behavior: 'instant'});
  window.dispatchEvent(new Event('wheel'));
  scroll(600);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  window.location.hash = '';
});

it.each(['', '#', '#missing', '#%E0%A4%A', '#open'])('does nothing at %j', (hash) => {
  document.body.innerHTML = `<p id="open"></p><details><summary>A</summary>${PLACE}</details>`;
  expect(revealTarget(hash)).toBeNull();
  expect(document.querySelector('details')?.open).toBe(false);
});

it('follows hash changes', () => {
  document.body.innerHTML = '<details><summary>A</summary><p id="part"></p></details>';
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  Object.assign(performance, {getEntriesByType: () => []});
  revealAddressTarget();
  expect(scroll).not.toHaveBeenCalled();
  window.location.hash = '#part';
  window.dispatchEvent(new Event('hashchange'));
  expect(scroll).toHaveBeenCalledTimes(1);
});

it.each<[string, string, boolean]>([
  ['a link to the same place', '#same', true],
  ['an element in such a link', '#same b', true],
  ['a link without a hash', '#none', false],
  ['no link', '#text', false],
])('reveals the target after a click on %s', (_, clicked, isOpen) => {
  window.location.hash = '#part';
  document.body.innerHTML = `<details><summary>A</summary><p id="part"></p></details>
    <p id="text">Text</p><a id="same" href="#part"><b>Part</b></a><a id="none">None</a>`;
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(performance, {getEntriesByType: () => []});
  revealAddressTarget();
  const details = document.querySelector('details') as HTMLDetailsElement;
  expect(details.open).toBe(true);
  details.open = false;
  document.querySelector(clicked)?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  expect(details.open).toBe(isOpen);
});
