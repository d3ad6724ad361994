/** The address of the test window. */
export const useLocation = (): Location => window.location;
