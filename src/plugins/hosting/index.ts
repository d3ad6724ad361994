import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {measureStep, readHtmlFiles, writeFiles} from 'docusaurus-plugin-built-site';
import {closeElements} from './closeElements';
import {linkStyles} from './linkStyles';
import {purgeStyles} from './purgeStyles';
import {renameByContent} from './renameByContent';
import {subsetFonts} from './subsetFonts';

/** Makes style sheets and fonts lighter, completes each page, and links its sheets. */
async function finishFiles(outDir: string): Promise<number> {
  const files = await readHtmlFiles(outDir);
  const pages = [...files.values()];
  await Promise.all([purgeStyles(outDir, pages), subsetFonts(outDir, pages)]);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const finished = await renameByContent(outDir, closed);
  await writeFiles(outDir, finished);
  await linkStyles(outDir, finished);
  return finished.size;
}

/**
 * Adds `docusaurus finish`, the step after the build. It is a separate command because the `postBuild` hooks of
 * all plugins run at the same time, and this one reads what the others write, such as the sitemap.
 */
export default function hosting({siteDir}: LoadContext): Plugin {
  return {
    name: 'hosting',
    extendCli(cli) {
      cli
        .command('finish')
        .description('Leave out unused rules and glyphs, and link the style sheets of each page')
        .action(async () => {
          await measureStep(
            'finishing',
            () => finishFiles(join(siteDir, 'build')),
            (count) => `${count} HTML files`,
          );
        });
    },
  };
}
