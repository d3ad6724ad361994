import {resolve} from 'node:path';
import {buildPackage, PROGRAM} from './buildPackage';

const outDir = resolve(import.meta.dirname, '../dist');

/** `npm run mcp:build`: makes the package from the finished build in `build/`. */
buildPackage(resolve('build'), outDir).then(
  () => console.log(`The MCP server is built: node ${outDir}/${PROGRAM}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
