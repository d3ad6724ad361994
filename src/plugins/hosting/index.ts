import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {measureStep} from 'docusaurus-plugin-built-site';
import {finishPages} from 'docusaurus-theme-document-first/finishing';
import {unusedClasses} from '../../config/documentFirst';

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
            () => finishPages(join(siteDir, 'build'), {unusedClasses}),
            () => 'styles, fonts and pages',
          );
        });
    },
  };
}
