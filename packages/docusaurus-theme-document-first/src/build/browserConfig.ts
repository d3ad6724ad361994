import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that only the build reads. */
const OF_BUILD = [
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
export function toBrowserConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof OF_BUILD)[number]> {
  const settings = Object.entries(config).filter(([name]) => !(OF_BUILD as readonly string[]).includes(name));
  return Object.fromEntries(settings) as ReturnType<typeof toBrowserConfig>;
}
