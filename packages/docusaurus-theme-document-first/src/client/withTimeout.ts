import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Adds a timeout to a promise, for connections that stall. On timeout, rejects with `undefined`. */
export const withTimeout = <T>(awaited: Promise<T>): Promise<T> =>
  Promise.race([awaited, new Promise<never>((_, reject) => setTimeout(reject, timings.moduleTimeout))]);
