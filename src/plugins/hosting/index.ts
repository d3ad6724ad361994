import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishPages} from 'docusaurus-theme-document-first/finishing';
import {unusedClasses} from '../../config/documentFirst';
import {measureStep} from '../built-site/measureStep';
import {compressFiles} from './compressFiles';

/** Makes style sheets and fonts lighter, completes each page, links its sheets, then compresses every text file. */
async function finishFiles(outDir: string): Promise<number> {
  await finishPages(outDir, {unusedClasses});
  return compressFiles(outDir);
}

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
        .description('Leave out unused rules and glyphs, then write a .br and a .gz file beside each text file')
        .action(async () => {
          await measureStep(
            'compression',
            () => finishFiles(join(siteDir, 'build')),
            (count) => `${count} files`,
          );
        });
    },
  };
}
