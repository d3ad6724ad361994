import {timings} from '@generated/docusaurus-theme-document-first/default/settings.js';

/** Waits for something that may never come, as on a connection that stalls; rejects without a reason when it is late. */
export const withTimeout = <T>(awaited: Promise<T>): Promise<T> =>
  Promise.race([awaited, new Promise<never>((_, reject) => setTimeout(reject, timings.moduleTimeout))]);
