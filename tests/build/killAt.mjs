/**
 * Preloaded by tests: kills the process before a call of a Node.js function, like a power cut. Specify the call by its
 * number or by a text in its arguments.
 *
 *   CALLED='fs/promises rename' KILL_AT=3 node --import ./killAt.mjs …
 */
import {createRequire, syncBuiltinESMExports} from 'node:module';
import {inspect} from 'node:util';

const {CALLED = '', KILL_AT = ''} = process.env;
const [moduleName, name] = CALLED.split(' ');
const module = createRequire(import.meta.url)(`node:${moduleName}`);
const original = module[name];
let calls = 0;

module[name] = function (...args) {
  calls += 1;
  const isReached = /^\d+$/.test(KILL_AT) ? calls === Number(KILL_AT) : inspect(args, {depth: 1}).includes(KILL_AT);
  if (isReached) process.kill(process.pid, 'SIGKILL');
  return original.apply(this, args);
};
syncBuiltinESMExports();
