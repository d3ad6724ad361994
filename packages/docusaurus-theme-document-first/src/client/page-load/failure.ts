/** Why a page failed to load. */
export type Failure = 'timeout' | 'missing' | 'offline';

/** Reads the reason out of what the bundler threw. */
export function failureOf(error: unknown): Failure {
  if (!navigator.onLine) return 'offline';
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  return type === 'timeout' ? 'timeout' : 'missing';
}
