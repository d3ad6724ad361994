import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer as createHttpServer, type ServerResponse} from 'node:http';
import {createServer} from 'node:net';
import {promisify} from 'node:util';
import {expect, it, jest} from '@jest/globals';
import {listen} from '../../tests/freePort';
import {reportStart} from './start';

it('suggests an option if the port is taken', async () => {
  const server = createServer();
  const port = await listen(server, 'localhost');
  const args = ['--import', 'tsx', 'tools/authors/start.ts', '--port', String(port)];
  const started = promisify(execFile)(process.execPath, args, {env: {...process.env, NODE_OPTIONS: ''}});
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`port ${port} is taken by another program; name a free one: npm start -- --port`),
  });
  server.close();
});

it('logs progress until the server responds', async () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const server = createHttpServer();
  const port = await listen(server, 'localhost');
  const asked = once(server, 'request');
  const followed = reportStart(port, new AbortController().signal, false);
  expect(lines).toEqual([expect.stringMatching(/^\[start\] reading the configuration, \d+ pages and their history$/)]);
  const [, response] = (await asked) as [unknown, ServerResponse];
  while (lines.length < 3) await new Promise((done) => setImmediate(done));
  response.end();
  await followed;
  server.close();
  log.mockRestore();
  expect(lines[1]).toMatch(/after 0 s: bundling the application and \d+ pages$/);
  expect(lines[2]).toMatch(/after 2 s: bundling the application and \d+ pages$/);
  expect(lines.at(-1)).toMatch(/^\[start\] after \d+ s: answers at http:\/\/localhost:\d+\/docs\/$/);
});

it('stops logging when the server exits', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const ended = new AbortController();
  const followed = reportStart(1, ended.signal, false);
  ended.abort();
  await followed;
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
