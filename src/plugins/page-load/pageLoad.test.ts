import {createRequire} from 'node:module';
import {expect, it} from '@jest/globals';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import pageLoad from './index';

const require = createRequire(import.meta.url);

const {default: ChunkAssetPlugin} = require('@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin') as {
  default: new () => {apply: () => void};
};

class Other {
  apply = (): void => undefined;
}

it('takes the list of all files out of the runtime, and nothing else', () => {
  const config = {plugins: [new Other(), new ChunkAssetPlugin()]};
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin: Other}}};
  const plugin = pageLoad({siteDir: '/site'} as LoadContext);
  plugin.configureWebpack?.(config, false, utils as unknown as ConfigureWebpackUtils, undefined);
  expect(config.plugins.map(({constructor}) => constructor)).toEqual([Other]);
});
