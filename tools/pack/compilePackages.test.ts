import {expect, it} from '@jest/globals';
import {completeImports} from './compilePackages';

const hasFile = (path: string): boolean => ['./options.js', '../client/index.js'].includes(path);

it.each([
  ['import {a} from "./options";', 'import {a} from "./options.js";'],
  ["export * from '../client';", "export * from '../client/index.js';"],
  ['const part = import("./options");', 'const part = import("./options.js");'],
  ["type A = import('./options').A;", "type A = import('./options.js').A;"],
  ['import "./styles.css";', 'import "./styles.css";'],
  ['import {join} from "node:path";', 'import {join} from "node:path";'],
  ['const text = "from ./options";', 'const text = "from ./options";'],
])('%s becomes %s', (given, expected) => {
  expect(completeImports(given, hasFile)).toBe(expected);
});
