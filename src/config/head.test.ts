import {describe, expect, it} from '@jest/globals';
import {readToken} from './head';

const CSS = ":root {\n  --paper: #fff;\n}\n[data-theme='dark'] {\n  --paper: #000;\n}\n";

describe('readToken', () => {
  it('reads the value of each colour mode', () => {
    expect([readToken('--paper', 'light', CSS), readToken('--paper', 'dark', CSS)]).toEqual(['#fff', '#000']);
  });

  it('names a token that is not there, and the mode', () => {
    expect(() => readToken('--ink', 'dark', CSS)).toThrow(/no --ink under \[data-theme='dark'\]/);
  });
});
