import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/** Starts a server on a free port of this machine, and returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Returns a free port, for servers that can't choose one themselves. With a fixed port, two runs on the same machine
 * would silently use each other's servers.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
