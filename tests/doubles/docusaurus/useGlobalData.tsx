/** Component tests don't have plugin data. */
export const usePluginData = (): Record<string, never> => ({});
