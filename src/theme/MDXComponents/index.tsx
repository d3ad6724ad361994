/* Wrapped, to add the folded list of headings, which `src/markdown/page-contents` puts after the introduction. */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import FoldedContents from '@theme-original/DocItem/TOC/Mobile';
import OriginalComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import type {ReactNode} from 'react';

/** The headings of the page, folded, where there is no room for them beside the text. */
function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <div data-markdown-ignore="">
      <FoldedContents />
    </div>
  );
}

const MDXComponents: MDXComponentsObject = {...OriginalComponents, PageContents};

export default MDXComponents;
