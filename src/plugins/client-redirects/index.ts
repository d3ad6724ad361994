import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../config/redirects';
import {finishRedirectPage} from './finishRedirectPage';

/**
 * The redirect pages of `src/config/redirects.ts`, written by `@docusaurus/plugin-client-redirects`.
 * That plugin adds a slash to every target, addresses on other sites included
 * (`collectRedirects` in 3.10.2), and gives each page an inline script; both are put right afterwards.
 */
export default function clientRedirectsPlugin(context: LoadContext): Plugin {
  const pages = redirects.map(({from, to}) => ({from, to}));
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: pages,
    createRedirects: () => [],
  });
  return {
    name: 'client-redirects',
    async postBuild(props) {
      await plugin?.postBuild?.({...props, content: undefined});
      await Promise.all(
        pages.map(async ({from, to}) => {
          const file = join(props.outDir, from, 'index.html');
          await writeFile(file, finishRedirectPage(await readFile(file, 'utf8'), to));
        }),
      );
    },
  };
}
