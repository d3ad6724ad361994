/** Docusaurus loads each plugin with modules of its own, so what they share is global. */
const WRITERS = Symbol.for('docusaurus-theme-document-first.writers');

type Shared = {[WRITERS]?: Promise<void>[]};

const listWriters = (): Promise<void>[] => ((globalThis as Shared)[WRITERS] ??= []);

/**
 * Has the finishing of pages wait for a plugin that writes pages in its own `postBuild`: Docusaurus runs all of these
 * at the same time. Call it when the plugin is made.
 *
 * @returns the function to call when the pages are written, or cannot be
 */
export function holdFinishing(): () => void {
  let release: () => void = () => undefined;
  listWriters().push(new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}

/** Waits for all plugins that write pages. */
export async function waitForWriters(): Promise<void> {
  await Promise.all(listWriters().splice(0));
}
