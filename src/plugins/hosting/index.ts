import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeHosting} from './writeHosting';

/**
 * Adds `docusaurus hosting`: the last step of the build. It is a command of its own because the
 * `postBuild` of all plugins run at the same time, and this one reads what every other has written.
 */
export default function hosting({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    extendCli(cli) {
      cli
        .command('hosting')
        .description('Write redirects, headers and compressed files for the servers of the finished build')
        .action(async () => {
          const {pages, moves, compressed} = await writeHosting(join(siteDir, 'build'), baseUrl);
          console.log(
            `[hosting] ${pages} HTML files under the policy, ${moves} moved addresses, ${compressed} files compressed`,
          );
        });
    },
  };
}
