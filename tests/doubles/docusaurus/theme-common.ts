/** Stands in for `@docusaurus/theme-common`: the plural forms of English, in the order of Docusaurus. */
export const usePluralForm = () => ({
  selectMessage: (count: number, forms: string): string => forms.split('|').at(count === 1 ? 0 : -1) ?? '',
});
