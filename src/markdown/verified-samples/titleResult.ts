/** What readers see above a shown result, by what it shows. */
const TITLES: Readonly<Record<string, string>> = {
  return: 'Return value',
  exports: 'Exports',
  logs: 'Logs',
  stdout: 'Output',
  response: 'HTTP response',
  body: 'Response body',
  sends: 'Deliveries',
  emits: 'Emitted events',
  db: 'Stored data',
  pause: 'Pause',
  exit: 'Reason',
  error: 'Error message',
};

const EXPECT = /(?:^|\s)expect=(\w+)/;

/** The meta of a fence. A shown result without a title gets the default title of its kind. */
export function titleResult(meta: string): string {
  const title = TITLES[EXPECT.exec(meta)?.[1] ?? ''];
  return title && !/(?:^|\s)title=/.test(meta) ? `${meta} title="${title}"` : meta;
}
