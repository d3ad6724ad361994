import {copyFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFactsDocument} from './factsDocument';

export {createParseFrontMatter} from './parseFrontMatter';
export {remarkPlatformFacts} from './remarkPlatformFacts';

const SCHEMA_FILE = 'facts.schema.json';

/** Writes `facts.json` and its schema beside the built pages. */
export default function pluginPlatformFacts({siteDir}: LoadContext): Plugin {
  return {
    name: 'platform-facts',
    getPathsToWatch: () => [join(siteDir, 'src/facts/**/*.ts')],
    async postBuild({outDir}) {
      const schema = join(siteDir, 'src/plugins/platform-facts', SCHEMA_FILE);
      const document = `${JSON.stringify(createFactsDocument(), null, 2)}\n`;
      await writeFile(join(outDir, 'facts.json'), document);
      await copyFile(schema, join(outDir, SCHEMA_FILE));
    },
  };
}
