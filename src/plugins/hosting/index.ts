import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {measureStep} from '../built-site/measureStep';
import {compressFiles} from './compressFiles';

/**
 * Adds `docusaurus compress`, the last step of the build. It is a separate command because the `postBuild` hooks of
 * all plugins run at the same time, and this one reads what the others write, such as the sitemap.
 */
export default function hosting({siteDir}: LoadContext): Plugin {
  return {
    name: 'hosting',
    extendCli(cli) {
      cli
        .command('compress')
        .description('Write a .br and a .gz file beside each text file')
        .action(async () => {
          await measureStep(
            'compression',
            () => compressFiles(join(siteDir, 'build')),
            (count) => `${count} files`,
          );
        });
    },
  };
}
