import {Children, isValidElement, type ReactNode} from 'react';

/** Mock of `@docusaurus/theme-common`: the plural forms of English, in Docusaurus's order. */
export const usePluralForm = () => ({
  selectMessage: (count: number, forms: string): string => forms.split('|').at(count === 1 ? 0 : -1) ?? '',
});

export const ThemeClassNames = {docs: {docVersionBanner: 'theme-doc-version-banner'}};

export const sanitizeTabsChildren = (children: ReactNode): ReactNode => children;

/** Extracts the tabs from children, like Docusaurus. The first one is selected. */
export function useTabsContextValue({children}: {readonly children: ReactNode}) {
  const tabValues = Children.toArray(children).flatMap((child) =>
    isValidElement<{readonly value: string}>(child) ? [child.props] : [],
  );
  return {tabValues, selectedValue: tabValues[0]?.value};
}
