import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that Docusaurus only reads while building. */
export const BUILD_FIELDS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** A setting that can be left out of the browser's copy of the site configuration. */
export type BuildField = (typeof BUILD_FIELDS)[number];

/** Removes fields from the site configuration, which Docusaurus sends to the browser as a whole. */
export function omitConfigFields(config: DocusaurusConfig, fields: readonly BuildField[]): Partial<DocusaurusConfig> {
  const settings = Object.entries(config).filter(([name]) => !(fields as readonly string[]).includes(name));
  return Object.fromEntries(settings);
}
