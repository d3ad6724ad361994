/** The address of the test window. */
export const useLocation = (): Location => window.location;

/** A router that goes nowhere. */
export const useHistory = (): Readonly<Record<'push' | 'replace', (address: string) => void>> => HISTORY;

const HISTORY = {push: () => undefined, replace: () => undefined};
