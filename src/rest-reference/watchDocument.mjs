/**
 * Bundler loader that changes nothing: it makes the page depend on the OpenAPI document, so
 * that the development server compiles the page again when the document changes.
 *
 * @this {{getOptions(): {document: string}, addDependency(path: string): void}}
 * @param {string} source
 */
export default function watchDocument(source) {
  this.addDependency(this.getOptions().document);
  return source;
}
