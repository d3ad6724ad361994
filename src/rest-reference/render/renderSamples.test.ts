import {expect, it} from '@jest/globals';
import {printJson} from './renderSamples';

it('keeps a small object of plain values on one line, and breaks others', () => {
  expect(printJson({data: {id: 'b_1', crew: [], berth: {pier: 4, since: null}}})).toBe(
    '{\n  "data": {\n    "id": "b_1",\n    "crew": [],\n    "berth": {"pier": 4, "since": null}\n  }\n}',
  );
});

it('breaks a line that would be too long for a sample', () => {
  const value = {data: {note: 'x'.repeat(60)}};
  expect(printJson(value)).toBe(JSON.stringify(value, null, 2));
});
