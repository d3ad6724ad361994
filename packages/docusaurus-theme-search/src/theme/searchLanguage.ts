/**
 * The language of code that the reader chose in a group of tabs, from where Docusaurus keeps it. A site whose tabs keep
 * the choice elsewhere puts a file of this name into its `src/theme`.
 *
 * @returns `null` where nothing is chosen or the storage is blocked
 */
export default function readSearchLanguage(group: string): string | null {
  try {
    return window.localStorage.getItem(`docusaurus.tab.${group}`);
  } catch {
    return null;
  }
}
