import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/**
 * A port that nothing listens at, for servers that cannot choose one themselves. With a fixed one, two runs on a
 * machine would ask each other's servers, and not notice.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
