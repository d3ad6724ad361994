import {join} from 'node:path';

/**
 * Bundler loader that changes nothing: it makes a page depend on the files that it is made from, so that the development
 * server compiles it again when one of them changes.
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
