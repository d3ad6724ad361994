import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Props} from '@docusaurus/types';
import {redirects} from '../../config/redirects';
import {finishRedirectPage} from './finishRedirectPage';
import type {Files} from './writeFiles';

type PostBuildProps = Parameters<NonNullable<NonNullable<ReturnType<typeof clientRedirects>>['postBuild']>>[0];

/**
 * The redirect pages of `src/config/redirects.ts`, checked and written by `@docusaurus/plugin-client-redirects`.
 * That plugin adds a slash to every target, addresses on other sites included (`collectRedirects` in 3.10.2),
 * and gives each page an inline script. The returned pages have neither, and take the place of those it wrote.
 *
 * @throws when a target is not a page
 */
export async function makeRedirectPages(context: LoadContext, props: Props): Promise<Files> {
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirects.map(({from, to}) => ({from, to})),
    createRedirects: () => [],
  });
  await plugin?.postBuild?.({...props, content: undefined} as PostBuildProps);
  const pages = redirects.map(async ({from, to}) => {
    const file = `${from.slice(1)}/index.html`;
    return [file, finishRedirectPage(await readFile(join(props.outDir, file), 'utf8'), to)] as const;
  });
  return new Map(await Promise.all(pages));
}
