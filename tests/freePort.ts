import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** Returns a free port, because with a fixed one, two runs on a machine would use each other's servers. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
