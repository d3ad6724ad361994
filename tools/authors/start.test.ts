import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {expect, it} from '@jest/globals';

it('says which option names a free port where one is taken, and starts nothing', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const args = ['--import', 'tsx', 'tools/authors/start.ts', '--port', String(port)];
  const started = promisify(execFile)(process.execPath, args, {env: {...process.env, NODE_OPTIONS: ''}});
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`port ${port} is taken by another program; name a free one: npm start -- --port`),
  });
  server.close();
});
