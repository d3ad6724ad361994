import {once} from 'node:events';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {expect, it} from '@jest/globals';
import {createCertificate} from './createCertificate';
import {startStub} from './server';

const URL = 'http://api.example.com/orders';
const createHead = (length: number): string =>
  `POST ${URL} HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

it('still responds after a client has ended while sending a body', async () => {
  const certificate = await createCertificate(['api.example.com']);
  const stub = await startStub([{url: URL, method: 'POST', body: {id: 1042}}], certificate);
  const broken = connect(stub.proxyPort, '127.0.0.1');
  broken.write(`${createHead(1000)}{"order`, () => broken.destroy());
  await once(broken, 'close');
  const whole = connect(stub.proxyPort, '127.0.0.1');
  whole.write(`${createHead(2)}{}`);
  expect(await text(whole)).toContain('{"id":1042}');
  stub.close();
});
