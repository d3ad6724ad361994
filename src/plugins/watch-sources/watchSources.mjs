import {join} from 'node:path';

/**
 * Bundler loader that doesn't change pages, but adds the files that they're generated from as dependencies. The
 * development server then recompiles a page when one of these files changes.
 *
 * @this {{resourcePath: string, getOptions(): {sources: Record<string, string>}, addDependency(path: string): void}}
 * @param {string} page
 */
export default function watchSources(page) {
  for (const [sign, file] of Object.entries(this.getOptions().sources)) {
    if (page.includes(sign)) this.addDependency(file);
  }
  for (const [, folder = '.'] of page.matchAll(/<(?:Screen|Timeline) of="(?:([^"#]+)#)?/g)) {
    this.addDependency(join(this.resourcePath, '..', folder, 'pictures.yaml'));
  }
  return page;
}
