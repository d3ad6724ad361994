/*
 * In place of the part of @docusaurus/theme-classic 3.10.2: it describes the page to crawlers of search services. None
 * is needed: the build writes the records for the hosted index itself.
 */
export default function SearchMetadata(): null {
  return null;
}
