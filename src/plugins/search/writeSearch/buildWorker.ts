import {join} from 'node:path';
import {build} from 'esbuild';

const ENTRY = 'src/plugins/search/client/worker.ts';

/**
 * Bundles the engine for the worker: one classic script of its own, so that a policy of
 * `worker-src 'self'` is enough and no page loads a byte of it before it is wanted.
 */
export async function buildWorker(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(siteDir, ENTRY)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`search: ${ENTRY} gave no script`);
  return script.text;
}
