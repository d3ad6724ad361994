/**
 * Bundler loader that changes nothing: it makes a page with terms depend on the glossary, so that it is compiled again
 * when the glossary changes.
 *
 * @this {{getOptions(): {glossary: string}, addDependency(path: string): void}}
 * @param {string} source
 */
export default function watchGlossary(source) {
  if (source.includes('<Term ')) this.addDependency(this.getOptions().glossary);
  return source;
}
