/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import {offerReload} from './offerReload';

const offer = (): Element | null => document.querySelector('.reload-offer');

beforeEach(() => {
  document.body.innerHTML = '';
});

it('stands below a control among blocks', () => {
  document.body.innerHTML = '<div><label>Memory <input></label></div><p>More</p>';
  offerReload(document.querySelector('input') as Element);
  expect(offer()?.previousElementSibling?.localName).toBe('label');
});

it.each(['grid', 'flex', 'inline-flex', 'inline'])(
  'stands below the whole of a part that lays out as %s',
  (display) => {
    document.body.innerHTML = `<section><div style="display: ${display}"><div style="display: ${display}"><input><span></span></div></div></section>`;
    offerReload(document.querySelector('input') as Element);
    expect(offer()?.parentElement?.localName).toBe('section');
  },
);

it('is offered at one control at a time', () => {
  document.body.innerHTML = '<p><button>One</button></p><p><button>Two</button></p>';
  for (const control of document.querySelectorAll('button')) offerReload(control);
  expect(document.querySelectorAll('.reload-offer')).toHaveLength(1);
});
