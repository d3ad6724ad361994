/**
 * `docusaurus build`, as `npm run build` and `npm run site` run it: a build that fails ends with each failure as
 * `file:line: message` on a line of its own, which editors and pull requests read.
 */
import {spawn} from 'node:child_process';
import {describeUnlocated, locateFailures} from './locateFailures';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Runs a command of Docusaurus, shows what it prints and keeps it. */
function runDocusaurus(args: readonly string[]): Promise<{code: number; printed: string}> {
  const colour = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const child = spawn(process.execPath, [DOCUSAURUS, ...args], {
    env: {...process.env, ...colour},
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let printed = '';
  const show = (to: NodeJS.WriteStream) => (text: string) => {
    printed += text;
    to.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', show(process.stdout));
  child.stderr.setEncoding('utf8').on('data', show(process.stderr));
  return new Promise((done) => child.on('close', (code) => done({code: code ?? 1, printed})));
}

const {code, printed} = await runDocusaurus(['build', ...process.argv.slice(2)]);
if (code !== 0) {
  const failures = locateFailures(printed);
  console.error(`\n${(failures.length > 0 ? failures : [describeUnlocated(printed)]).join('\n')}`);
  process.exitCode = code;
}
