/** Waits for a value, so many milliseconds where a reader waits too. */
export type Wait = <T>(value: Promise<T>, milliseconds: number) => Promise<T | null>;

/**
 * Waits as long as it takes.
 *
 * @throws what the value fails with
 */
export const patiently: Wait = (value) => value;

/** Waits a limited time; `null` when the value is late or fails. */
export async function within<T>(value: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([value.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
