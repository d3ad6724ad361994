/** The address of the test window. */
export const useLocation = (): Location => window.location;

/** A router that doesn't navigate. */
export const useHistory = (): Readonly<Record<'push' | 'replace', (address: string) => void>> => HISTORY;

const HISTORY = {push: () => undefined, replace: () => undefined};
