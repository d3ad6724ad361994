/**
 * Gives the links of a fact's text their full address.
 *
 * @param page full address of the page that a bare `#anchor` belongs to
 */
export function absoluteLinks(text: string, siteUrl: string, page: string): string {
  return text.replaceAll('](/', `](${siteUrl}`).replaceAll('](#', `](${page}#`);
}
