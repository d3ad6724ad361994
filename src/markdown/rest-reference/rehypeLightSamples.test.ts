import {expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {element} from '../placeholders/nodes';
import {lighten, rehypeLightSamples} from './rehypeLightSamples';

const HEAVY =
  '<span class="tok-function">curl</span> <span class="tok-string">a</span>\n<span class="tok-string">b</span>';
const LIGHT = 'curl <span class="tok-string">a\nb</span>';

it('keeps the text, and only the colours that help in a short sample', () => {
  expect(lighten(HEAVY)).toBe(LIGHT);
});

it('leaves code outside of endpoints alone', () => {
  const code = (): Element => ({type: 'element', tagName: 'code', properties: {html: HEAVY}, children: []});
  const [inside, outside] = [code(), code()];
  const endpoint = {...element('Api.Endpoint', {}, []), children: [inside]};
  rehypeLightSamples()({type: 'root', children: [endpoint, outside]} as unknown as Root);
  expect([inside.properties.html, outside.properties.html]).toEqual([LIGHT, HEAVY]);
});
