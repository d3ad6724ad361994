import net from 'node:net';
import tls from 'node:tls';
import type {NodeJob} from './job';

const LOCAL = new Set(['127.0.0.1', 'localhost', '::1']);

function readHost(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  const {host, hostname, servername} = options as {host?: string; hostname?: string; servername?: string};
  return servername || host || hostname;
}

/** Leads every connection to the stub on loopback, whatever client opens it; no sample reaches the network. */
export function routeToStub(ports: NodeJob['ports']): void {
  const connectTls = tls.connect.bind(tls);
  const connectNet = net.connect.bind(net);
  const toTls = (options: tls.ConnectionOptions, callback?: () => void) => {
    const servername = readHost(options);
    if (options.socket && !LOCAL.has(servername ?? ''))
      return connectTls({...options, rejectUnauthorized: false}, callback);
    const target = {...options, host: '127.0.0.1', port: ports.tls, path: undefined, lookup: undefined};
    return connectTls(
      {...target, servername, rejectUnauthorized: false, checkServerIdentity: () => undefined},
      callback,
    );
  };
  const toNet = (options: net.TcpNetConnectOpts, callback?: () => void) => {
    const host = readHost(options);
    if (host === undefined || LOCAL.has(host)) return connectNet(options, callback);
    return connectNet({...options, host: '127.0.0.1', port: ports.http, lookup: undefined}, callback);
  };
  Object.assign(tls, {connect: toTls});
  Object.assign(net, {connect: toNet, createConnection: toNet});
}
