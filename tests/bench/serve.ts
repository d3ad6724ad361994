/** Servers for measurements: serve a build like a production server, over a fast or slow connection. */
import {createHash, X509Certificate} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import {connect, createServer, type Server, type Socket} from 'node:net';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {createCertificate} from '../../tools/samples/stub/createCertificate';
import {BROWSER_SWITCHES} from '../browser/findBrowser';
import {listen} from '../freePort';

/** The slow connection of a phone: bytes per millisecond, and round-trip time in milliseconds. */
const LINE = {rate: 200, latency: 150};
/** Maximum number of bytes in transit. The sender waits until more can be sent. */
const WINDOW = 65_536;
const SLICE = 4096;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.md': 'text/markdown',
};

/** The self-signed certificate of these servers. */
const CERTIFICATE = await createCertificate(['localhost']);

const KEY_HASH = createHash('sha256')
  .update(new X509Certificate(CERTIFICATE.cert).publicKey.export({type: 'spki', format: 'der'}))
  .digest('base64');

/**
 * Switches for browsers that open these servers. With a switch that ignores all certificate errors, browsers don't
 * cache anything.
 */
export const SERVED_SWITCHES = [...BROWSER_SWITCHES, `--ignore-certificate-errors-spki-list=${KEY_HASH}`];

/** One direction of the connection, shared by all sockets. */
function createDirection(): (from: Socket, to: Socket) => void {
  let isFreeAt = 0;
  return (from, to) => {
    const underWay: Buffer[] = [];
    let bytes = 0;
    const deliver = (): void => {
      const slice = underWay.shift() ?? Buffer.alloc(0);
      bytes -= slice.length;
      if (bytes < WINDOW) from.resume();
      to.write(slice);
    };
    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        underWay.push(slice);
        bytes += slice.length;
        isFreeAt = Math.max(isFreeAt, performance.now()) + slice.length / LINE.rate;
        setTimeout(deliver, isFreeAt + LINE.latency / 2 - performance.now());
      }
      if (bytes >= WINDOW) from.pause();
    });
    for (const type of ['close', 'error']) from.on(type, () => to.destroy());
  };
}

/** Starts a proxy that slows down connections to a local port. */
function createSlowLine(port: number): Server {
  const [up, down] = [createDirection(), createDirection()];
  return createServer({noDelay: true}, (reader) => {
    const server = connect({port, host: '127.0.0.1', noDelay: true});
    // Connecting takes one round trip.
    reader.pause();
    setTimeout(() => {
      up(reader, server);
      down(server, reader);
      reader.resume();
    }, LINE.latency);
    reader.on('error', () => server.destroy());
    server.on('error', () => reader.destroy());
  });
}

/** A served build: its URL over a fast and a slow connection, and what it has sent. */
export type Served = {
  readonly origin: string;
  readonly slowOrigin: string;
  /** Bytes of the body sent for an address. */
  readonly getSize: (address: string) => number;
  /** Bytes of all bodies sent since the last call. */
  readonly drainSentBytes: () => number;
  readonly close: () => void;
};

/**
 * Serves a build below `/docs/` over HTTP/2, with Brotli: precompressed files or, like servers that compress on the
 * fly, level 5.
 */
export async function serveThrottled(folder: string): Promise<Served> {
  const kept = new Map<string, Buffer>();
  const read = (file: string, type: string | undefined): Buffer => {
    if (!type) return readFileSync(file);
    if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`);
    return brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
  };
  const getFile = (address: string): string => {
    const path = decodeURI(new URL(address, 'https://localhost').pathname).replace(/^\/docs\//, '');
    return join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  };
  let sent = 0;
  const server = createSecureServer({...CERTIFICATE, allowHTTP1: true}, (request, response) => {
    const file = getFile(request.url);
    const type = TYPES[extname(file)];
    try {
      const body = kept.get(file) ?? read(file, type);
      kept.set(file, body);
      sent += body.length;
      const headers = type ? {'content-type': type, 'content-encoding': 'br'} : {};
      response.writeHead(200, {...headers, 'cache-control': 'max-age=600', 'content-length': body.length}).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await listen(server);
  const line = createSlowLine(port);
  const slowPort = await listen(line);
  return {
    origin: `https://localhost:${port}`,
    slowOrigin: `https://localhost:${slowPort}`,
    getSize: (address) => kept.get(getFile(address))?.length ?? 0,
    drainSentBytes: () => {
      const taken = sent;
      sent = 0;
      return taken;
    },
    close: () => {
      line.close();
      server.close();
    },
  };
}
