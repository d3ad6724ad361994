import {utimes} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPostBuild} from 'docusaurus-plugin-built-site/pages';
import {createFactsDocument} from './document';
import {findUnfilledNames} from './findUnfilledNames';
import {registerFacts} from './liveFacts';
import type {PluginOptions} from './options';

export {validateOptions, type Options, type PluginOptions} from './options';
export {createFactsDocument} from './document';
export {createParseFrontMatter} from './parseFrontMatter';
export {remarkFacts, type PrintOptions} from './remarkFacts';
export {getLocation, type SourceFile} from './reportProblems';

const NAME = 'docusaurus-plugin-facts';

/** An MDX loader in the bundler's rules. `dependencies` are files besides the page that invalidate its module. */
type Loader = {readonly loader?: string; options?: {readonly dependencies?: readonly string[]}};

/** Recompiles pages after a change to a file. */
function addDependency(rules: readonly unknown[], file: string): void {
  for (const use of rules.flatMap((rule) => (rule as {use?: unknown} | null)?.use ?? [])) {
    const loader = use as Loader;
    if (!loader.loader?.includes('mdx-loader')) continue;
    loader.options = {...loader.options, dependencies: [...(loader.options?.dependencies ?? []), file]};
  }
}

/** Publishes the facts of a site as `facts.json`, and checks that pages contain no unreplaced names. */
export default function pluginFacts(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, siteConfigPath, generatedFilesDir} = context;
  let isLoaded = false;
  if (process.env.NODE_ENV === 'development') registerFacts(options.facts);
  return {
    name: NAME,
    getPathsToWatch: () => [join(siteDir, options.facts.source)],
    async loadContent() {
      // Docusaurus watches the configuration, but not the files it imports.
      if (isLoaded) await utimes(siteConfigPath, new Date(), new Date());
      isLoaded = true;
    },
    async contentLoaded({actions: {createData}}) {
      await createData('stamp.json', JSON.stringify(createFactsDocument(options).stamp));
    },
    configureWebpack({module}) {
      addDependency(module?.rules ?? [], join(generatedFilesDir, NAME, options.id, 'stamp.json'));
      return {};
    },
    postBuild: createPostBuild(context, {
      name: NAME,
      async check(pages, {outDir, baseUrl, plugins}) {
        const unfilled = await findUnfilledNames(pages, {siteDir, outDir, baseUrl, plugins}, options.facts);
        if (unfilled.length > 0)
          throw new Error(
            `docusaurus-plugin-facts: readers would see these names instead of their values:\n${unfilled.join('\n')}`,
          );
      },
      outputs: [
        {
          name: 'facts',
          make: () => new Map([['facts.json', `${JSON.stringify(createFactsDocument(options), null, 2)}\n`]]),
        },
      ],
    }),
  };
}
