import {BROWSER_SWITCHES, findBrowser} from './findBrowser';

/** What a configuration of Playwright says of a server of a build, which runs as long as the tests do. */
export const serveAt = (port: number, args = '') => ({
  command: `npm run serve -- ${args}`,
  cwd: '../..',
  env: {PORT: String(port)},
  url: `http://localhost:${port}/docs/`,
  reuseExistingServer: false,
});

/** Pages of the server at a port, in the browser for tests. */
export const openAt = (port: number) => ({
  baseURL: `http://localhost:${port}/docs/`,
  launchOptions: {executablePath: findBrowser(), args: BROWSER_SWITCHES},
});
