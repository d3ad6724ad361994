import {Children, isValidElement, type ReactNode} from 'react';

/** Stands in for `@docusaurus/theme-common`: the plural forms of English, in the order of Docusaurus. */
export const usePluralForm = () => ({
  selectMessage: (count: number, forms: string): string => forms.split('|').at(count === 1 ? 0 : -1) ?? '',
});

export const ThemeClassNames = {docs: {docVersionBanner: 'theme-doc-version-banner'}};

export const sanitizeTabsChildren = (children: ReactNode): ReactNode => children;

/** What Docusaurus reads out of the children of a set of tabs, of which the first is chosen. */
export function useTabsContextValue({children}: {readonly children: ReactNode}) {
  const tabValues = Children.toArray(children).flatMap((child) =>
    isValidElement<{readonly value: string}>(child) ? [child.props] : [],
  );
  return {tabValues, selectedValue: tabValues[0]?.value};
}
