import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {timings} from '../../timings';
import {replacementFor} from './replacementFor';

/** What the bundler tells about an import before it resolves it. */
type Request = {request: string; readonly contextInfo: {readonly issuer: string}};

/** The core's plugin that writes that list into the runtime. */
const FILE_LIST = 'ChunkAssetPlugin';

/**
 * Pages whose files cannot be loaded. This is own code, because Docusaurus has no hook for a failed load. The core
 * loads a page's files through one module, and reloads the window when that fails. Here, each caller of that module
 * gets another one: in the browser, one that never fails but notifies the reader; on the server, one that loads the
 * not-found page too. The core's list of all files by name, which only its prefetching reads, is left out.
 */
export default function pageLoad({siteDir}: LoadContext): Plugin {
  const client = join(siteDir, 'src/client/page-load');
  return {
    name: 'page-load',
    configureWebpack(config, isServer, {currentBundler}) {
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== FILE_LIST);
      return {
        ...(isServer ? {} : {output: {chunkLoadTimeout: timings.pageLoadTimeout}}),
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/(preload|docusaurus|nprogress)(\.js)?$/,
            (asked: Request) => {
              const file = replacementFor(asked.request, asked.contextInfo.issuer);
              if (file) asked.request = join(client, file);
            },
          ),
        ],
      };
    },
  };
}
