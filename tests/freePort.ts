import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/**
 * Returns a free port, for servers that can't choose one themselves. With a fixed port, two runs on the same machine
 * would silently use each other's servers.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
