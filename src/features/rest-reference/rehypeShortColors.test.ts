import {expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {createElement} from '../../markdown/placeholders/replacePlaceholders';
import {joinTokens, rehypeShortColors} from './rehypeShortColors';

const HEAVY =
  '<span class="tok-function">curl</span> <span class="tok-string">a</span>\n<span class="tok-string">b</span>';
const LIGHT = '<span class="tok-function">curl</span> <span class="tok-string">a\nb</span>';
const SHORT = '<span>curl</span> <i>a\nb</i>';

const makeCode = (): Element => ({type: 'element', tagName: 'code', properties: {html: HEAVY}, children: []});
const run = (children: unknown[]): void => rehypeShortColors()({type: 'root', children} as Root);

it('preserves the text and colours, and merges adjacent tokens of the same colour', () => {
  expect(joinTokens(HEAVY)).toBe(LIGHT);
});

it('shortens the samples of endpoints, and merges adjacent tokens elsewhere on the page', () => {
  const [inside, outside] = [makeCode(), makeCode()];
  run([{...createElement('Api.Endpoint', {}, []), children: [inside]}, outside]);
  expect([inside.properties.html, outside.properties.html]).toEqual([SHORT, LIGHT]);
});

it("isolates the text direction of an endpoint's path, and marks its host", () => {
  const code = makeCode();
  code.properties.html = 'https://api.example/v1/boats/{boat_id}';
  run([{...createElement('Api.Path', {}, []), children: [code]}]);
  expect(code.properties.html).toBe('<bdi><span>https://api.example</span>/v1/boats/{boat_id}</bdi>');
});

it("doesn't change a page without endpoints", () => {
  const code = makeCode();
  run([code]);
  expect(code.properties.html).toBe(HEAVY);
});
