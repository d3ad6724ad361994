import {formatWriteError} from 'docusaurus-plugin-built-site';

/** Runs a command, and prints errors on one line. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(formatWriteError(error as NodeJS.ErrnoException) ?? (error as Error).message);
    process.exitCode = 1;
  }
}
