import {join, resolve} from 'node:path';
import {buildPackage, PROGRAM, type PackageSource} from 'docs-mcp/build';
import {REPOSITORY_URL} from '../../config/addresses';
import {MCP_PACKAGE} from '../../config/mcp';
import {serverOptions} from './options';

/** Options of the npm package. */
export const source: PackageSource = {
  buildDir: resolve('build'),
  entry: join(import.meta.dirname, 'main.ts'),
  options: serverOptions,
  manifest: {
    name: MCP_PACKAGE,
    description: 'The Millrace documentation as an MCP server: search and pages, without a network',
    license: 'UNLICENSED',
    engines: {node: '>=20.19'},
    homepage: serverOptions.siteUrl,
    repository: {type: 'git', url: `git+${REPOSITORY_URL}.git`},
  },
};

const OUT_DIR = resolve('dist/docs-mcp');

/** `npm run mcp:build`: creates the npm package from the finished build in `build/`. */
async function buildMcpPackage(): Promise<void> {
  await buildPackage(source, OUT_DIR);
  console.log(`The MCP server is built: node ${join(OUT_DIR, PROGRAM)}`);
}

if (process.argv[1] === import.meta.filename) {
  buildMcpPackage().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
