import {expect, it} from '@jest/globals';
import type {Element} from 'hast';
import {rehypeShortCode} from './rehypeShortCode';

function getClass(text: string, tagName = 'p'): unknown {
  const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: text}]};
  rehypeShortCode()({type: 'root', children: [{type: 'element', tagName, properties: {}, children: [code]}]});
  return code.properties.className;
}

it.each(['us-east-1', 'millrace dev', 'GET /users/me', '?org_id=o_1'])('keeps %s on one line', (text) =>
  expect(getClass(text)).toEqual(['unbroken']),
);

it.each(['name', '$return_value', 'a very long command with options'])("doesn't mark %s", (text) =>
  expect(getClass(text)).toBeUndefined(),
);

it.each(['pre', 'table'])("doesn't mark code in a %s", (parent) =>
  expect(getClass('us-east-1', parent)).toBeUndefined(),
);
