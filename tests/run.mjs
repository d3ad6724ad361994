#!/usr/bin/env node
/**
 * The test command: installs what is missing, finds a browser, runs every check and counts.
 *
 *   npm test                 every check
 *   npm test -- unit build   only the named ones
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {prepareBrowser} from './prepareBrowser.mjs';
import {prepareTools} from './prepareTools.mjs';
import {steps} from './steps.mjs';

/** Runs a command and keeps its output, which it also prints live if asked to. */
function run(command, args, env, live) {
  return new Promise((done) => {
    const child = spawn(command, args, {env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32'});
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => done({code: 127, output: error.message}));
    child.on('close', (code) => done({code: code ?? 1, output}));
  });
}

/** Installs the packages of the lockfile unless they are there. */
function install() {
  const installed = 'node_modules/.package-lock.json';
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isFresh) return;
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed, so the packages are not installed');
}

/** Runs one step and counts its tests. A step that fails without a count counts as one failure. */
async function runStep(step, env, live) {
  if (live) console.log(`\n=== ${step.name}`);
  const started = Date.now();
  const {code, output} = await run(step.command, step.args, env, live);
  if (!live) console.log(`\n=== ${step.name}\n${output.trimEnd()}`);
  const counted = step.readCounts?.(output) ?? null;
  if (step.readCounts && counted === null && code === 0) {
    console.error(`${step.name} succeeded but printed no test count, which counts as a failure`);
    return {name: step.name, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000};
  }
  const {passed, failed} = counted ?? {passed: code === 0 ? 1 : 0, failed: 0};
  return {
    name: step.name,
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    seconds: (Date.now() - started) / 1000,
  };
}

/** Consecutive steps that can run at the same time. */
function toBatches(chosen) {
  return chosen.reduce((batches, step) => {
    const last = batches.at(-1);
    if (step.together && last?.[0].together === step.together) last.push(step);
    else batches.push([step]);
    return batches;
  }, []);
}

function choose(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `there is no check called ${unknown.join(', ')}; the checks are: ${steps.map(({name}) => name).join(', ')}`,
    );
  }
  return names.length > 0
    ? steps.filter(({name}) => names.includes(name))
    : steps.filter(({group}) => group !== 'sweep');
}

async function main() {
  const chosen = choose(process.argv.slice(2));
  install();
  prepareTools(chosen);
  const env = {...process.env, ...prepareBrowser(chosen)};
  const results = [];
  for (const batch of toBatches(chosen)) {
    results.push(...(await Promise.all(batch.map((step) => runStep(step, env, batch.length === 1)))));
  }
  console.log('\ncheck                passed  failed  seconds');
  for (const {name, passed, failed, seconds} of results) {
    console.log(
      `${name.padEnd(20)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`,
    );
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') > 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
