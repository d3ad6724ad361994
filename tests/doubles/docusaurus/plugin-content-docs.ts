/** No page is open. */
export const useActiveDocContext = () => ({});

/** The version of the pages in `docs`. */
export const useDocsVersion = () => ({version: 'current', label: 'v2', isLast: true});
