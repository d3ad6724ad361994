import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that only the build reads. */
const BUILD_ONLY_FIELDS = [
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

/** Removes build-only settings from the site configuration, which Docusaurus sends to the browser as a whole. */
export function omitBuildFields(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof BUILD_ONLY_FIELDS)[number]> {
  const settings = Object.entries(config).filter(([name]) => !(BUILD_ONLY_FIELDS as readonly string[]).includes(name));
  return Object.fromEntries(settings) as ReturnType<typeof omitBuildFields>;
}
