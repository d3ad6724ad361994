import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {wordsFile} from '../../buildWords';
import {isProduction} from '../../config/environment';
import {findMissingEntryProblem} from '../../config/sidebarItems';
import {findMissingRedirects} from './movedPages';

export {validateOptions};

/** Returns a route without the titles and descriptions of all pages, which Docusaurus adds to each version's route. */
export function removePageMetadata(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(removePageMetadata)}),
  };
}

/** Finds pages that aren't in a sidebar, and formats a message for each. */
export function findPagesWithoutSidebar({loadedVersions}: LoadedContent): string[] {
  return loadedVersions.flatMap(({docs: pages}) =>
    pages
      .filter(({sidebar, unlisted, draft}) => !sidebar && !unlisted && !draft)
      .flatMap(({source}) => findMissingEntryProblem(source.replace('@site/', '')) ?? []),
  );
}

/**
 * Wraps Docusaurus's docs plugin to remove the titles and descriptions of all pages from each route, which saves 7 kB
 * per page. `DocCardList` needs them, so pages can't use it. Also stops the build if readers wouldn't find a page.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    getTranslationFiles: async (site) => [...((await plugin.getTranslationFiles?.(site)) ?? []), wordsFile],
    contentLoaded: async ({content, actions}) => {
      const problems = isProduction() ? [...findPagesWithoutSidebar(content), ...findMissingRedirects()] : [];
      if (problems.length > 0) throw new Error(`Readers would not find pages:\n${problems.join('\n')}`);
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(removePageMetadata(route))},
      });
    },
  };
}
