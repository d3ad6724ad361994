import {distance} from 'fastest-levenshtein';
import type {SearchPage} from './engine/records';
import type {PluginOptions} from './options';
import type {DocsVersion, SearchContext} from './readDocs';

/** Maximum number of heading ids in a warning. */
const LISTED = 5;

/** Sorts names by similarity, most similar first. */
const sortByDistance = (wanted: string, names: Iterable<string>): string[] =>
  [...new Set(names)].sort((a, b) => distance(wanted, a) - distance(wanted, b) || a.localeCompare(b));

type Pages = readonly (Pick<SearchPage, 'sections'> & {readonly ignored: readonly string[]})[];

/**
 * Returns a warning for each id in the options that doesn't exist on the site. They aren't errors, because a build can
 * exclude versions. With several locales, heading ids aren't checked, because they depend on the translation.
 */
export function findUnknownIds(
  {categories, ignoredSections}: Pick<PluginOptions, 'categories' | 'ignoredSections'>,
  versions: readonly Pick<DocsVersion, 'pages'>[],
  pages: Pages,
  {locales}: Pick<SearchContext['i18n'], 'locales'>,
): string[] {
  const sidebars = new Set(versions.flatMap((version) => version.pages.flatMap(({place}) => place?.sidebar || [])));
  const ignored = new Set(pages.flatMap((page) => page.ignored));
  const ids = pages.flatMap(({sections}) => sections.flatMap(({slug}) => slug ?? []));
  const unknownSections = locales.length > 1 ? [] : ignoredSections.filter((id) => !ignored.has(id));
  const warnings = [
    ...Object.keys(categories)
      .filter((id) => !sidebars.has(id))
      .map(
        (id) =>
          `"categories.${id}" isn't the id of a sidebar with pages; allowed: ${[...sidebars].join(', ') || 'none'}`,
      ),
    ...unknownSections.map(
      (id) =>
        `"ignoredSections" has "${id}", which isn't the id of a heading; similar ids: ${sortByDistance(id, ids).slice(0, LISTED).join(', ') || 'none'}`,
    ),
  ];
  return warnings.map((warning) => `docusaurus.config.ts, options of docusaurus-theme-search: ${warning}`);
}
