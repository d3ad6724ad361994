/** No page is open. */
export const useActiveDocContext = () => ({});

/** The version of the open page: the one in `docs`. */
export const useDocsVersion = () => ({version: 'current', label: 'v2', isLast: true});
