import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {measureStep} from '../built-site/measureStep';
import {readHtmlFiles} from '../built-site/readHtmlFiles';
import {writeFiles} from '../built-site/writeFiles';
import {closeElements} from './closeElements';
import {compressFiles} from './compressFiles';
import {linkStyles} from './linkStyles';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';

/** Makes style sheets and fonts lighter, completes each page, links its sheets, then compresses every text file. */
async function finishFiles(outDir: string): Promise<number> {
  const files = await readHtmlFiles(outDir);
  const pages = [...files.values()];
  await Promise.all([purgeStyles(outDir, pages), subsetFonts(outDir, pages)]);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const finished = await renameByContent(outDir, closed);
  await writeFiles(outDir, finished);
  await linkStyles(outDir, finished);
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
