/** Takes the slash away that was added to the end of `target` wherever it stands in a redirect page. */
export function removeAddedSlash(html: string, target: string): string {
  return target.endsWith('/') ? html : html.replaceAll(`${target}/`, target);
}
