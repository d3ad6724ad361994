/** Waits for a value a limited time; `null` when it is late or fails. */
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
