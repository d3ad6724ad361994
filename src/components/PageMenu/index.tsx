import {useMemo, type ReactNode} from 'react';

interface Props {
  /** Address of the page as Markdown. */
  readonly markdown: string;
}

/**
 * What can be done with a page: a menu beside its title. Without script it leads to the page as Markdown; the page
 * tools add the other entries (`src/page-tools/page-menu`).
 */
export default function PageMenu({markdown}: Props): ReactNode {
  // One object for each page: React would empty the list again for another one.
  const entries = useMemo(
    () => ({__html: `<li><a class="dropdown__link" href="${markdown}">View as Markdown</a></li>`}),
    [markdown],
  );
  return (
    // The look of the header's menus, which are "shown" by a class: here the browser shows and hides the list.
    <details className="page-menu dropdown dropdown--right dropdown--show" data-page-tool="">
      <summary className="small-button">Page actions</summary>
      <ul className="dropdown__menu" dangerouslySetInnerHTML={entries} suppressHydrationWarning />
    </details>
  );
}
