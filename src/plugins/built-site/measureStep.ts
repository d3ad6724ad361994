/**
 * Runs one part of the build and prints how long it took, in one line.
 *
 * @param describe what the part made, for the line
 */
export async function measureStep<T>(
  name: string,
  run: () => T | Promise<T>,
  describe: (made: T) => string,
): Promise<T> {
  const started = performance.now();
  const made = await run();
  console.log(`[build] ${name}: ${describe(made)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return made;
}
