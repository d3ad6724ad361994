import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeSchema} from './completeSchema';
import {createFactsDocument} from './factsDocument';

const SCHEMA_FILE = 'facts.schema.json';

/** Writes `facts.json` and its schema beside the built pages. */
export default function factsDocument({siteDir}: LoadContext): Plugin {
  return {
    name: 'platform-facts',
    getPathsToWatch: () => [join(siteDir, 'src/facts/**/*.ts')],
    async postBuild({outDir}) {
      const schema = join(siteDir, 'src/plugins/facts-document', SCHEMA_FILE);
      const document = `${JSON.stringify(createFactsDocument(), null, 2)}\n`;
      await writeFile(join(outDir, 'facts.json'), document);
      await writeFile(join(outDir, SCHEMA_FILE), completeSchema(await readFile(schema, 'utf8')));
    },
  };
}
