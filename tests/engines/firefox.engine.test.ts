import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createConnection, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {COMMANDS, stopProgram, waitFor, type Engine} from './engine/engine';
import {testEngine} from './testEngine';

/** Firefox writes the port it chose to this file of the profile. */
const PORT_FILE = 'MarionetteActivePort';

/** Uses any free port, opens no default pages, and shows scrollbars that take up space. */
const PREFERENCES = {
  'marionette.port': 0,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'widget.gtk.overlay-scrollbars.enabled': false,
  // Tests start with the light colours that a fresh profile shows.
  'layout.css.prefers-color-scheme.content-override': 1,
  // Headless Firefox behaves like a device without a mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

type Waiting = {readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void};
type Reply = readonly [
  type: 1,
  id: number,
  error: {readonly message: string} | null,
  result: {readonly value: unknown},
];

/** Creates a client for Marionette, Firefox's own protocol behind geckodriver: `length:[type, id, …]`. */
function createMarionetteClient(socket: Socket): (name: string, params: object) => Promise<unknown> {
  const pending = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const handleMessage = (text: string): void => {
    const message = JSON.parse(text) as Reply | object;
    // The first message contains the protocol version.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as unknown as Reply;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result.value);
    pending.delete(id);
  };
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      handleMessage(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  });
  socket.on('close', () => pending.forEach(({reject}) => reject(new Error('Firefox closed the connection'))));
  return (name, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      const text = JSON.stringify([0, lastId, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function connect(port: number): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Starts headless Firefox. The tests control it directly, because Debian has no geckodriver. */
async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const command = process.env.FIREFOX_PATH ?? 'firefox-esr';
  const firefox = spawn(command, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await waitFor('Firefox to open its port', async () =>
    connect(Number(await readFile(join(profile, PORT_FILE), 'utf8'))),
  );
  const send = createMarionetteClient(socket);
  await send('WebDriver:NewSession', {capabilities: {}});
  return {
    send: (name, params) => send(COMMANDS[name][1], params),
    stop: async () => {
      socket.destroy();
      await stopProgram(firefox);
      await rm(profile, {recursive: true, force: true});
    },
  };
}

testEngine('Firefox', startFirefox);
