/* Replaced: the folded list of headings stands after the introduction of the page (`MDXComponents`), not above its title. */

/** Nothing, above the title. */
export default function DocItemTOCMobile(): null {
  return null;
}
