import type {Report} from './report';

/** A report for tests; each names what it needs to differ. */
export const testReport = (changes: Partial<Report> = {}): Report => ({
  id: '1-1',
  kind: 'problem',
  page: 'https://millrace.example/docs/limits/#memory',
  title: 'Limits',
  version: 'v2',
  heading: 'Memory',
  quote: 'The default is 256MB.',
  reason: 'It is wrong',
  text: 'The default changed.',
  build: '0123456',
  time: '2026-11-21T10:00:00.000Z',
  ...changes,
});
