import {BROWSER_SWITCHES, findBrowser} from './findBrowser';

/** Playwright configuration for a server of a build, which runs during the tests. */
export const serveAt = (port: number, args = '') => ({
  command: `npm run serve -- ${args}`,
  cwd: '../..',
  env: {PORT: String(port)},
  url: `http://localhost:${port}/docs/`,
  reuseExistingServer: false,
});

/** Playwright project for pages of the server at a port. */
export const openAt = (port: number) => ({
  baseURL: `http://localhost:${port}/docs/`,
  launchOptions: {executablePath: findBrowser(), args: BROWSER_SWITCHES},
});
