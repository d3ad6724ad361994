/** Component tests have no plugin data. */
export const usePluginData = (): Record<string, never> => ({});
