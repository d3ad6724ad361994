/*
 * Around the part of @docusaurus/theme-classic 3.10.2, which describes the page to the crawler of a hosted index: pages of
 * a site without one do not carry it.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-init/SearchMetadata';
import type {ComponentProps, ReactNode} from 'react';

export default function SearchMetadata(props: ComponentProps<typeof Original>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return 'algolia' in siteConfig.themeConfig ? <Original {...props} /> : null;
}
