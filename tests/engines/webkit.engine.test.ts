import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findFreePort} from '../freePort';
import {COMMANDS, stopProgram, waitFor, type Engine} from './engine/engine';
import {testEngine} from './testEngine';

/** WebKit's browser for tests on Debian, which is in a folder for each architecture. */
const BROWSERS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Starts a virtual screen and returns its name, because WebKit has no headless mode. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let number = '';
  screen.stdio[3]?.on('data', (data: Buffer) => (number += data.toString()));
  await waitFor('Xvfb to name its screen', () => number.endsWith('\n'));
  return {screen, name: `:${number.trim()}`};
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) throw new Error((value as {message: string}).message);
  return value;
}

/** Starts WebKitGTK using its WebDriver, without a graphics card. */
async function startWebKit(): Promise<Engine> {
  const {screen, name} = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: name, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GTK_OVERLAY_SCROLLING: '1'},
  });
  const url = `http://127.0.0.1:${port}/session`;
  await waitFor('WebKitWebDriver to answer', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
  const options = {binary: BROWSERS.find((file) => existsSync(file)), args: ['--automation']};
  const session = await post(url, {capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}}});
  const {sessionId} = session as {sessionId: string};
  return {
    send: (command, params) => post(`${url}/${sessionId}${COMMANDS[command][0]}`, params),
    stop: async () => {
      await fetch(`${url}/${sessionId}`, {method: 'DELETE'});
      await stopProgram(driver);
      await stopProgram(screen);
    },
  };
}

testEngine('WebKit', startWebKit);
