import type {Server} from 'node:http';
import {resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe} from '@jest/globals';
import {createPreviewServer} from '../../deploy/preview/createPreviewServer';
import {BASE_URL} from '../../src/config/addresses';
import {listen} from '../freePort';
import type {Engine} from './engine/engine';
import {EnginePage} from './engine/enginePage';
import {testCode} from './suites/code';
import {testReading} from './suites/reading';
import {testTools} from './suites/tools';

const DESK = 1280;

/** Runs the suite in one engine, against the built site. */
export function testEngine(name: string, start: () => Promise<Engine>): void {
  const page = new EnginePage();
  let server: Server;

  beforeAll(async () => {
    // Set `BUILD` to test a different build, for example to see the suite fail on an older one.
    server = createPreviewServer({buildDir: resolve(process.env.BUILD ?? 'build'), plain: false});
    const port = await listen(server, 'localhost');
    page.engine = await start();
    page.site = `http://localhost:${port}${BASE_URL}`;
  });

  afterAll(async () => {
    await page.engine.stop();
    server.closeAllConnections();
    server.close();
  });

  beforeEach(async () => {
    await page.open('pricing/');
    await page.clearStorage();
    await page.resize(DESK);
  });

  describe(`${name}: code`, () => testCode(page));
  describe(`${name}: reading`, () => testReading(page));
  describe(`${name}: tools`, () => testTools(page));
}
