/**
 * Attacks a server from several local addresses until standard input ends, then prints the results as JSON: `node
 * --import tsx tests/bench/attackers.ts PORT`.
 */
import {connect, type Socket} from 'node:net';

const port = Number(process.argv[2]);
/** More connections than an nginx worker accepts by default. */
const HALF_HEADERS = 4300;
const SLOW_READERS = 300;
const LONG_ADDRESSES = 4;
const MCP_SEARCHES = 1000;
const MCP_AT_ONCE = 20;

const got: Record<string, number> = {};
const recordEvent = (what: string): void => void (got[what] = (got[what] ?? 0) + 1);

/** Opens a connection from a local address and sends data. With `again`, it reconnects whenever the connection ends. */
function openAttack(from: string, say: (socket: Socket) => void, again?: () => void): void {
  const socket = connect({port, host: '127.0.0.1', localAddress: from});
  socket.on('error', ({message}) => recordEvent(`${from} ${message.split(' ').slice(0, 2).join(' ')}`));
  socket.on('connect', () => say(socket));
  if (again) socket.on('close', () => setImmediate(again));
}

function sendHalfHeader(): void {
  openAttack(
    '127.0.0.2',
    (socket) => {
      recordEvent('half headers');
      socket.resume().write('GET /docs/ HTTP/1.1\r\nHost: a\r\nX: ');
    },
    sendHalfHeader,
  );
}

function readSlowly(): void {
  openAttack(
    '127.0.0.3',
    (socket) => {
      recordEvent('slow readers');
      socket.pause().write('GET /docs/api/rest/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
    },
    readSlowly,
  );
}

function sendLongAddress(): void {
  const address = `/docs${'//a'.repeat(2600)}`;
  openAttack(
    '127.0.0.4',
    (socket) =>
      socket
        .once('data', () => recordEvent('long addresses'))
        .write(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    sendLongAddress,
  );
}

let searches = 0;
function searchByMcp(): void {
  searches += 1;
  if (searches > MCP_SEARCHES) return;
  const call = {name: 'search', arguments: {query: `webhook signature ${searches}`}};
  const body = JSON.stringify({jsonrpc: '2.0', id: searches, method: 'tools/call', params: call});
  const head = [
    'POST /docs/mcp HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  openAttack(
    '127.0.0.5',
    (socket) =>
      socket
        .once('data', (chunk: Buffer) => recordEvent(`MCP searches answered ${chunk.toString().slice(9, 12)}`))
        .write(`${head.join('\r\n')}\r\n\r\n${body}`),
    searchByMcp,
  );
}

for (let at = 0; at < HALF_HEADERS; at += 1) sendHalfHeader();
for (let at = 0; at < SLOW_READERS; at += 1) readSlowly();
for (let at = 0; at < LONG_ADDRESSES; at += 1) sendLongAddress();
for (let at = 0; at < MCP_AT_ONCE; at += 1) searchByMcp();
process.stdin.resume().on('end', () => {
  process.stdout.write(JSON.stringify(got), () => process.exit());
});
