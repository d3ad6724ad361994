import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from './document';
import {findUnfilled} from './findUnfilled';
import type {PluginOptions} from './options';

export {validateOptions, type Options, type PluginOptions} from './options';
export {createFactsDocument} from './document';
export {createParseFrontMatter} from './parseFrontMatter';
export {remarkFacts, type PrintOptions} from './remarkFacts';
export {placeIn, stopAtProblems, type LocatedProblem, type SourceFile} from './reportProblems';

/** Serves the facts of a site as data, beside its pages. */
export default function pluginFacts({siteDir}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-facts',
    getPathsToWatch: () => options.watch.map((path) => join(siteDir, path)),
    async postBuild({outDir, baseUrl, plugins}) {
      const unfilled = await findUnfilled({siteDir, outDir, baseUrl, plugins}, options.facts);
      if (unfilled.length > 0) throw new Error(`Facts were not filled in:\n${unfilled.join('\n')}`);
      const schema = options.schema && (await readFile(join(siteDir, options.schema), 'utf8'));
      for (const [path, content] of Object.entries(listFiles(options, schema))) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), content);
      }
    },
  };
}
