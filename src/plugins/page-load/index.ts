import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {timings} from '../../timings';
import {replacementFor} from './replacementFor';

/** What the bundler tells about an import before it resolves it. */
type Request = {request: string; readonly contextInfo: {readonly issuer: string}};

/**
 * Pages whose files cannot be loaded. The core loads a page's files through one module, and reloads the
 * window when that fails; here each of its three callers gets a module that never fails, but tells the reader.
 */
export default function pageLoad({siteDir}: LoadContext): Plugin {
  const client = join(siteDir, 'src/plugins/page-load/client');
  return {
    name: 'page-load',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      ...(isServer ? {} : {output: {chunkLoadTimeout: timings.pageLoadTimeout}}),
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\/(preload|nprogress)(\.js)?$/, (asked: Request) => {
          const file = replacementFor(asked.request, asked.contextInfo.issuer);
          if (file) asked.request = join(client, file);
        }),
      ],
    }),
  };
}
